import StoryboardCompiler
import Testing

@Suite struct `Classes of the app` {
  /// The lines between the braces of the function that creates objects.
  private func creations(_ compiled: Compiled) -> [String] {
    let code = compiled.code
    guard let start = code.firstIndex(of: "switch id {"),
      let end = code.firstIndex(of: "default: return nil")
    else { return [] }
    return Array(code[(start + 1)..<end])
  }

  @Test func `are created by their coder, whatever Objective-C calls them`() throws {
    let compiled = try Compiled(
      """
      <view key="view" id="v" customClass="Outer" customModule="Other" customModuleProvider="target">
      <subviews>
      <view id="a" customClass="TripMapView" customModule="Trips" customModuleProvider="target"/>
      <view id="b" customClass="TRPMap"/>
      <view id="c" customClass="_TtCC5Trips5Outer5Inner"/>
      <view id="d" customClass="UIControl"/>
      <tableViewCell id="e" customClass="TripRow"/>
      <view id="f" customClass="UIView"/>
      </subviews></view>
      """)
    #expect(
      creations(compiled) == [
        "case \"vc\":", "return TripViewController(coder: coder)",
        "case \"a\":", "return TripMapView(coder: coder)",
        "case \"b\":", "return TripMapView(coder: coder)",
        "case \"c\":", "return Outer.Inner(coder: coder)",
        "case \"d\":", "return UIControl(coder: coder)",
        "case \"e\":", "return TripRow(coder: coder)",
      ])
  }

  @Test func `that the app doesn't have are named once, and UIKit's class stands for them`() throws
  {
    let compiled = try Compiled(
      """
      <view key="view" id="v"><subviews>
      <label id="a" text="Hi" customClass="FancyLabel"/>
      <label id="b" customClass="FancyLabel" customModule="Trips"/></subviews></view>
      """)
    #expect(creations(compiled) == ["case \"vc\":", "return TripViewController(coder: coder)"])
    #expect(
      compiled.messages == [
        "/app/Main.storyboard:6:1: warning: scene TripViewController (vc): FancyLabel \"Hi\" (a): "
          + "the app has no class FancyLabel; UILabel stands for it"
      ])
  }

  @Test func `that another module has are used if it can be imported`() throws {
    let compiled = try Compiled(
      """
      <view key="view" id="v"><subviews>
      <button id="a" customClass="MDCButton" customModule="Material"/>
      <wkWebView id="w"><rect key="frame" x="0" y="0" width="1" height="1"/></wkWebView>
      </subviews></view>
      <connections><outlet property="any" destination="a" id="o"/></connections>
      """)
    #expect(
      creations(compiled).dropFirst(2) == [
        "#if canImport(Material)", "case \"a\":", "return MDCButton(coder: coder)", "#endif",
        "#if canImport(WebKit)", "case \"w\":", "return WKWebView(coder: coder)", "#endif",
      ])
    #expect(compiled.text.contains("\n#if canImport(Material)\n  import Material\n#endif\n"))
  }

  @Test func `that no module has leave their outlets and actions to UIKit's class`() throws {
    let compiled = try Compiled(
      """
      <view key="view" id="v"><subviews>
        <button id="a" customClass="MDCButton" customModule="Material">
          <connections>
            <action selector="save:" destination="vc" eventType="touchUpInside" id="c1"/>
          </connections>
        </button></subviews></view>
      <connections><outlet property="child" destination="a" id="c2"/></connections>
      """)
    let lines = compiled.code
    let outlet = try #require(lines.firstIndex { $0.contains(".child, ") })
    let action = try #require(lines.firstIndex { $0.contains("loader.action(\"a\"") })
    #expect(lines[outlet].contains("(&object.child, \"a\", InterfaceOutlet("))
    #expect(lines[outlet].contains("isOptional: true"))
    for line in [outlet, action] {
      let condition = lines[..<line].last { $0.hasPrefix("#if") || $0.hasPrefix("#endif") }
      #expect(condition?.hasPrefix("#if") != true)
    }
  }

  @Test func `that are no views are created without a coder`() throws {
    let compiled = try Compiled(
      objects: #"<customObject id="o" customClass="TripStore"/><customObject id="p"/>"#)
    #expect(creations(compiled) == ["case \"o\":", "return TripStore()"])
  }

  @Test func `are created at the line of their element, which a note names`() throws {
    let text = try Compiled(#"<view key="view" id="v"/>"#).text
    #expect(
      text.contains(
        """
            case "vc":
        #sourceLocation(file: "/app/Main.storyboard", line: 4)
              return TripViewController(coder: coder)  // scene TripViewController (vc)
        """))
  }

  @Test func `of a text in several lines have their note on one`() throws {
    let compiled = try Compiled(
      objects: "<view id=\"v\" userLabel=\"Two&#10;lines\" customClass=\"TripMapView\"/>")
    #expect(compiled.text.contains("  // TripMapView \"Two lines\" (v)\n"))
  }
}

@Suite struct `The list of documents` {
  @Test func `names each document's type, and different ones differently`() {
    let compiler = StoryboardCompiler(module: "My App", classes: AppClasses())
    let text = compiler.registry(["/b/Main.storyboard", "/a/A b.storyboard", "/x/A_b.xib"])
    #expect(
      text == """
        @_spi(InterfaceBuilder) import HeadlessUIKit

        final class InterfaceDocuments_My_20App: InterfaceDocuments {
          override class var module: String { "My App" }
          override class var storyboards: [String: any InterfaceDocument.Type] { [
            "A b": Storyboard_A_20b.self,
            "Main": Storyboard_Main.self,
          ] }
          override class var nibs: [String: any InterfaceDocument.Type] { [
            "A_b": Nib_A_b.self,
          ] }
        }

        """)
  }
}
