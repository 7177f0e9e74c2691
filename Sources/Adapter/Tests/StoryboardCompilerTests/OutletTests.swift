import StoryboardCompiler
import Testing

@Suite struct Outlets {
  private let views = """
    <view key="view" id="v"><subviews>
    <label id="l" text="Hi"/><textField id="f"/><view id="m" customClass="TripMapView"/>
    <tableView id="t"/></subviews>
    <constraints><constraint id="c" firstAttribute="width" constant="1"/></constraints></view>
    """

  /// The code for an outlet of the controller; the outlet is in line 9.
  private func outlet(_ property: String, _ destination: String) throws -> Compiled {
    try Compiled(
      """
      \(views)
      <connections><outlet property="\(property)" destination="\(destination)" id="o"/></connections>
      """)
  }

  private let controller = "loader.object(\"vc\", TripViewController.self)"

  @Test func `into a class that isn't known contain no code of the document's`() throws {
    let compiled = try Compiled(
      controller: "id=\"vc\" customClass=\"TripViewController\"",
      """
      <view key="view" id="v"/><connections>
      <outlet property="delegate; print(1); let z" destination="k" id="o"/></connections>
      <userDefinedRuntimeAttributes/>
      </viewController><customObject id="k" customClass="NSMutableArray" customModule="Foundation">
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \
      keyPath="count; print(2); let z" value="YES"/></userDefinedRuntimeAttributes>
      <connections><outlet property="a; print(3); let z" destination="vc" id="p"/>
      <action selector="b; print(4)" destination="k" id="q"/></connections>
      </customObject><viewController id="other">
      """)
    let code = compiled.text.replacing(/"[^"]*"/, with: "")
    #expect(!code.contains("print(") && code.contains("NSMutableArray"), "\(code)")
  }

  @Test(arguments: [
    ("titleLabel", "l", "UILabel"), ("header", "l", "UILabel"), ("map", "m", "TripMapView"),
    ("child", "m", "TripMapView"), ("top", "c", "NSLayoutConstraint"), ("view", "v", "UIView"),
  ])
  func `are set where the compiler can check the type`(
    property: String, destination: String, type: String
  ) throws {
    let compiled = try outlet(property, destination)
    #expect(compiled.messages == [])
    #expect(compiled.code.contains(set(property, to: destination, type)))
  }

  /// The statement that sets an outlet of the controller.
  private func set(_ property: String, to id: String, _ type: String) -> String {
    "if let object = loader.object(\"\(id)\", \(type).self) "
      + "{ \(controller)?.\(property) = object }"
  }

  @Test func `stand at the document's line, with a note that names the elements`() throws {
    #expect(
      try outlet("titleLabel", "l").text.contains(
        """
        #sourceLocation(file: "/app/Main.storyboard", line: 9)
        \(set("titleLabel", to: "l", "UILabel"))  \
        // outlet of scene TripViewController (vc) to label "Hi" (l)
        """))
  }

  @Test(arguments: [("delegate", "m"), ("any", "l")])
  func `of a protocol, or of an unknown type, are compared at run time`(
    property: String, destination: String
  ) throws {
    let compiled = try outlet(property, destination)
    #expect(
      compiled.code.contains(
        "if let object = \(controller) { loader.set(&object.\(property), \"\(destination)\", "
          + "InterfaceOutlet(\"\(property)\", of: \"vc\")) }"))
  }

  @Test func `of UIKit's views may lead to the controller`() throws {
    let compiled = try Compiled(
      """
      <view key="view" id="v"><subviews>
      <tableView id="t"><connections>
      <outlet property="dataSource" destination="vc" id="o1"/>
      <outlet property="tableHeaderView" destination="l" id="o2"/></connections></tableView>
      <label id="l"/></subviews></view>
      """)
    #expect(
      compiled.code.contains(
        "if let object = loader.object(\"t\", UITableView.self) { loader.set(&object.dataSource, "
          + "\"vc\", InterfaceOutlet(\"dataSource\", of: \"t\")) }"))
    #expect(
      compiled.code.contains(
        "if let object = loader.object(\"l\", UILabel.self) "
          + "{ loader.object(\"t\", UITableView.self)?.tableHeaderView = object }"))
  }

  @Test func `that UIKit sets itself are skipped with a warning`() throws {
    let compiled = try Compiled(
      objects: """
        <tableViewCell id="c" customClass="TripRow">
        <tableViewCellContentView key="contentView" id="cv"/>
        <connections><outlet property="contentView" destination="cv" id="o"/></connections>
        </tableViewCell>
        """)
    #expect(
      compiled.messages == [
        "/app/Row.xib:5:1: warning: TripRow (c): outlet \"contentView\": UIKit sets it itself; "
          + "it is skipped"
      ])
  }

  @Test func `for several objects are collections, in their order`() throws {
    let compiled = try Compiled(
      """
      \(views)
      <connections><outletCollection property="views" destination="l" id="o1"/>
      <outletCollection property="views" destination="f" id="o2"/></connections>
      """)
    #expect(
      compiled.code.contains(
        "if let object = \(controller) { loader.set(&object.views, all: [\"l\", \"f\"], "
          + "InterfaceOutlet(\"views\", of: \"vc\")) }"))
  }

  @Test func `for gesture recognizers add them`() throws {
    let compiled = try Compiled(
      objects: """
        <view id="v"><connections>
        <outletCollection property="gestureRecognizers" destination="g" id="o"/></connections></view>
        <tapGestureRecognizer id="g"/>
        """)
    #expect(compiled.code.contains("loader.addGestures([\"g\"], to: \"v\")"))
  }

  @Test func `of a nib's owner are set if there is one`() throws {
    let compiled = try Compiled(
      objects: """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TripViewController">
        <connections><outlet property="titleLabel" destination="l" id="o"/></connections></placeholder>
        <label id="l"/><textField id="f"><connections>
        <outlet property="delegate" destination="-1" id="p"/></connections></textField>
        """)
    #expect(
      compiled.code.contains("if let owner_2D1 = loader.find(\"-1\", TripViewController.self) {"))
    #expect(
      compiled.code.contains(
        "if let object = loader.object(\"l\", UILabel.self) { owner_2D1.titleLabel = object }"))
    // UIKit asks a delegate which methods it has.
    #expect(
      compiled.code.contains(
        "if let object = loader.object(\"f\", UITextField.self) { loader.set(&object.delegate, "
          + "\"-1\", InterfaceOutlet(\"delegate\", of: \"f\", isOptional: true)) }"))
  }

  private let place = "scene TripViewController (vc): outlet "

  @Test(arguments: [
    (
      "titleLable", "l",
      "\"titleLable\": TripViewController has no property titleLable; "
        + "did you mean titleLabel?"
    ),
    ("xyz", "l", "\"xyz\": TripViewController has no property xyz"),
    (
      "titleLabel", "f",
      "\"titleLabel\" of type UILabel leads to textField (f), which is a "
        + "UITextField"
    ),
    ("map", "l", "\"map\" of type TripMapView leads to label \"Hi\" (l), which is a UILabel"),
    ("hidden", "l", "\"hidden\": TripViewController.hidden is private and no @IBOutlet"),
  ])
  func `that can't be set are errors that name the scene and the element`(
    property: String, destination: String, message: String
  ) throws {
    #expect(
      try outlet(property, destination).messages
        == ["/app/Main.storyboard:9:1: error: \(place)\(message)"])
  }

  @Test func `that can't be set are skipped with a warning if that is wanted`() throws {
    let compiled = try Compiled(
      """
      \(views)
      <connections><outlet property="gone" destination="l" id="o"/>
      <outlet property="any" destination="l" id="p"/></connections>
      """, isLenient: true)
    #expect(
      compiled.messages == [
        "/app/Main.storyboard:9:1: warning: \(place)\"gone\": TripViewController has no property "
          + "gone; it is skipped"
      ])
    #expect(!compiled.text.contains(".gone"))
    #expect(compiled.text.contains("InterfaceOutlet(\"any\", of: \"vc\", isOptional: true)"))
  }

  @Test func `of a class whose superclass isn't known are left to the compiler`() throws {
    let compiled = try Compiled(
      controller: "id=\"vc\" customClass=\"PodViewController\"",
      """
      \(views)
      <connections><outlet property="inherited" destination="l" id="o"/>
      <outlet property="own" destination="l" id="p"/></connections>
      """)
    #expect(compiled.messages == [])
    #expect(
      compiled.code.contains(
        "if let object = loader.object(\"l\", UILabel.self) "
          + "{ loader.object(\"vc\", PodViewController.self)?.inherited = object }"))
  }

  @Test func `that lead nowhere, and those of missing classes, are skipped`() throws {
    let compiled = try Compiled(
      controller: "id=\"vc\" customClass=\"GoneViewController\"",
      """
      \(views)
      <connections><outlet property="label" destination="l" id="o"/>
      <outlet property="view" destination="nothing" id="p"/></connections>
      """)
    #expect(
      compiled.messages == [
        "/app/Main.storyboard:4:1: warning: scene GoneViewController (vc): the app has no class "
          + "GoneViewController; UIViewController stands for it",
        "/app/Main.storyboard:10:1: warning: scene GoneViewController (vc): outlet \"view\" leads to "
          + "nothing, which the document doesn't have; it is skipped",
      ])
    #expect(!compiled.text.contains(".label ="))
  }

  @Test func `of UIKit that don't exist here are skipped`() throws {
    let compiled = try Compiled(
      """
      \(views)
      <connections><outlet property="searchDisplayController" destination="l" id="o"/></connections>
      """, .trips)
    #expect(compiled.messages.first?.contains("has no property searchDisplayController") == true)
    let plain = try Compiled(
      controller: "id=\"vc\"",
      """
      \(views)
      <connections><outlet property="searchDisplayController" destination="l" id="o"/></connections>
      """)
    #expect(
      plain.messages == [
        "/app/Main.storyboard:9:1: warning: scene viewController (vc): UIViewController has no outlet "
          + "\"searchDisplayController\" here; it is skipped"
      ])
  }

  @Test func `into a prototype are errors, because there may be any number of cells`() throws {
    let compiled = try Compiled(
      """
      <view key="view" id="v"><subviews><tableView id="t"><prototypes>
      <tableViewCell id="cell"><label id="n"/></tableViewCell></prototypes></tableView></subviews></view>
      <connections><outlet property="titleLabel" destination="n" id="o"/></connections>
      """)
    #expect(
      compiled.messages == [
        "/app/Main.storyboard:7:1: error: \(place)\"titleLabel\" leads to label (n) in a prototype, "
          + "of which there may be any number"
      ])
  }

  @Test func `are set when their objects exist: before the view, with it, or in each cell`() throws
  {
    let compiled = try Compiled(
      scenes: """
        <scene><objects><tableViewController id="vc" customClass="BaseViewController" sceneMemberID="viewController">
        <tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="Row" id="cell" customClass="TripRow">
        <label id="n"/><connections><outlet property="nameLabel" destination="n" id="o1"/></connections>
        </tableViewCell></prototypes></tableView>
        <navigationItem key="navigationItem" id="ni"><barButtonItem id="b" key="leftBarButtonItem">
        <connections><action selector="close:" destination="vc" id="a"/></connections></barButtonItem></navigationItem>
        <connections><outlet property="header" destination="h" id="o2"/></connections>
        </tableViewController><label id="h"/></objects></scene>
        """)
    #expect(compiled.messages == [])
    #expect(
      compiled.code.filter { $0.hasPrefix("case") && $0.contains("connect_") } == [
        "case \"vc.before\": connect_vc_2Ebefore(loader)", "case \"vc\": connect_vc(loader)",
        "case \"cell\": connect_cell(loader)",
      ])
  }
}
