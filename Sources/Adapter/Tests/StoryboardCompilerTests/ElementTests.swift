import StoryboardCompiler
import Testing

@Suite struct `Elements for UIKit` {
  @Test func `are passed on with what they say, and without what only Xcode uses`() throws {
    let compiled = try Compiled(
      """
      <view key="view" contentMode="scaleToFill" id="v" userLabel="Main" misplaced="YES">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>
      <label text="Hi" id="l" customClass="TripLabel"><nil key="textColor"/></label>
      </subviews>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <point key="canvasLocation" x="1" y="2"/>
      </view>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <size key="freeformSize" width="1" height="2"/>
      """)
    #expect(
      compiled.elements == [
        "document", " scene", "  viewController→id=vc",
        "   view→contentMode=scaleToFill→id=v→key=view",
        "    rect→height=852→key=frame→width=393→x=0.0→y=0.0", "    subviews",
        "     label→id=l→text=Hi",
        "    color→key=backgroundColor→systemColor=systemBackgroundColor",
        "  placeholder→id=fr→placeholderIdentifier=IBFirstResponder", "  exit→id=exit",
      ])
  }

  @Test func `name the initial scene and the system's symbols`() throws {
    let compiled = try Compiled(
      scenes: "", resources: #"<image name="star" catalog="system"/><image name="Photo"/>"#,
      initial: #" initialViewController="vc""#)
    #expect(
      compiled.elements == [
        "document→initialViewController=vc", " resources", "  image→catalog=system→name=star",
      ])
  }

  @Test func `keep texts of any kind`() throws {
    let compiled = try Compiled(
      """
      <view key="view" id="v"><subviews>
      <label id="l"><string key="text">Two
      lines\\, "quoted" ""\u{22}#</string></label>
      <label id="m" text="&#10;&#9;"/>
      <searchBar id="s"><scopeButtonTitles><string>All</string></scopeButtonTitles></searchBar>
      <label id="a"><attributedString key="attributedText"><fragment><string key="content">Rich</string>
      <attributes><font key="NSFont" size="12"/></attributes></fragment></attributedString></label>
      </subviews></view>
      """)
    #expect(compiled.elements.contains(##"     label→id=l→text=Two\nlines\\, "quoted" """#"##))
    #expect(compiled.elements.contains(#"     label→id=m→text=\n\t"#))
    #expect(compiled.elements.contains("       string→text=All"))
    #expect(compiled.elements.contains("       fragment→content=Rich"))
  }

  @Test func `stand in a literal whose end occurs nowhere in them`() throws {
    let compiled = try Compiled(#"<view key="view" id="v" tag="&quot;##"/>"#)
    #expect(compiled.text.contains("static let text = ###\"\"\"\n"))
    #expect(compiled.text.contains("\n\"\"\"###\n"))
  }

  @Test func `keep segues, whose identifiers code names, but no other connections`() throws {
    let compiled = try Compiled(
      """
      <connections><outlet property="view" destination="v" id="o"/>
      <segue destination="exit" kind="unwind" identifier="Back" unwindAction="back:" id="s"/></connections>
      <view key="view" id="v"/>
      """)
    #expect(
      compiled.elements[3...4] == [
        "   connections",
        "    segue→destination=exit→id=s→identifier=Back→kind=unwind→unwindAction=back:",
      ])
  }

  @Test func `that aren't known are named once, and a view or controller stands for them`() throws {
    let compiled = try Compiled(
      """
      <view key="view" id="v"><subviews>
      <hologramView id="h" userLabel="Ghost"><rect key="frame" x="0" y="0" width="1" height="1"/></hologramView>
      <hologramView id="i"><rect key="frame" x="0" y="0" width="1" height="1"/></hologramView>
      <skView id="m"><rect key="frame" x="0" y="0" width="1" height="1"/></skView>
      <label id="l"><sparkle key="glow"/></label>
      </subviews></view>
      """)
    let place = "scene TripViewController (vc): "
    #expect(
      compiled.messages == [
        "/app/Main.storyboard:6:1: warning: \(place)hologramView \"Ghost\" (h): <hologramView> isn't "
          + "known; an empty view stands for it",
        "/app/Main.storyboard:8:1: warning: \(place)skView (m): <skView> is SKView of SpriteKit, "
          + "which doesn't exist here; an empty view stands for it",
        "/app/Main.storyboard:9:1: warning: \(place)label (l): <sparkle> isn't known and is skipped",
      ])
    #expect(compiled.elements.filter { $0.contains("view→id=") }.count == 4)
    #expect(!compiled.elements.contains { $0.contains("sparkle") })
  }

  @Test func `of a hosting controller are an empty controller`() throws {
    let compiled = try Compiled(
      scenes: """
        <scene><objects><hostingController id="h" storyboardIdentifier="Host" sceneMemberID="viewController"/></objects></scene>
        """)
    #expect(compiled.elements.last == "  viewController→id=h→storyboardIdentifier=Host")
    #expect(
      compiled.messages == [
        "/app/Main.storyboard:3:1: warning: scene hostingController (h): <hostingController> shows "
          + "a view of SwiftUI, which doesn't exist here; an empty controller stands for it, unless "
          + "a segue action creates the controller"
      ])
  }

  @Test func `of a hosting controller of the app's class are the class's`() throws {
    let compiled = try Compiled(
      scenes: """
        <scene><objects><hostingController id="h" customClass="TripViewController" sceneMemberID="viewController"/></objects></scene>
        """)
    #expect(compiled.messages == [])
    #expect(compiled.code.contains("return TripViewController(coder: coder)"))
  }
}
