import StoryboardCompiler
import Testing

@Suite struct Actions {
  /// The code for an action of a button; the action is in line 6.
  private func action(
    _ selector: String, to destination: String = "vc", event: String? = "valueChanged"
  ) throws -> Compiled {
    let event = event.map { " eventType=\"\($0)\"" } ?? ""
    return try Compiled(
      """
      <view key="view" id="v"><subviews><button id="b"><state key="normal" title="Go"/><connections>
      <action selector="\(selector)" destination="\(destination)"\(event) id="a"/></connections></button>
      <view id="m" customClass="TripMapView"/><view id="plain"/></subviews></view>
      """)
  }

  @Test(arguments: [
    ("save:", "valueChanged", "save(_:)"), ("saveWithName:", "touchUpInside", "save(name:)"),
    ("share", "editingChanged", "share"), ("close:", "touchDown", "close(_:)"),
  ])
  func `carry the method`(selector: String, event: String, method: String) throws {
    let compiled = try action(selector, event: event)
    #expect(compiled.messages == [])
    #expect(
      compiled.code.contains(
        "loader.action(\"b\", \"\(event)\", \"vc\", "
          + "Selector(\"\(selector)\", TripViewController.\(method)))"))
  }

  @Test func `of UIKit's methods carry them`() throws {
    #expect(
      try action("endEditing:", to: "plain").code.contains(
        "loader.action(\"b\", \"valueChanged\", \"plain\", "
          + "Selector(\"endEditing:\", UIView.endEditing(_:)))"))
  }

  @Test func `of the first responder carry the methods of all responders`() throws {
    #expect(
      try action("find:", to: "fr", event: nil).code.contains(
        "loader.action(\"b\", \"touchUpInside\", [Selector(\"find:\", TripWindow.find(_:))])"))
    #expect(
      try action("nobody:", to: "fr").messages == [
        "/app/Main.storyboard:6:1: warning: scene TripViewController (vc): button \"Go\" (b): action "
          + "\"nobody:\" of the first responder: no class of the app has it; it is skipped"
      ])
  }

  private let place =
    "/app/Main.storyboard:6:1: error: scene TripViewController (vc): button \"Go\" (b): "

  @Test(arguments: [
    (
      "savee:", "action \"savee:\": TripViewController has no method savee(_:); did you mean save:?"
    ),
    ("unknownThing", "action \"unknownThing\": TripViewController has no method unknownThing"),
    ("secret:", "action \"secret:\": TripViewController.secret(_:) is private and no @IBAction"),
  ])
  func `that the class doesn't have are errors`(selector: String, message: String) throws {
    #expect(try action(selector).messages == [place + message])
  }

  @Test func `of UIKit that don't exist here, and those that lead nowhere, are skipped`() throws {
    #expect(
      try action("performClose:", to: "plain").messages == [
        "/app/Main.storyboard:6:1: warning: scene TripViewController (vc): button \"Go\" (b): UIView "
          + "has no action \"performClose:\" here; it is skipped"
      ])
    #expect(
      try action("save:", to: "gone").messages == [
        "/app/Main.storyboard:6:1: warning: scene TripViewController (vc): button \"Go\" (b): action "
          + "\"save:\" leads to gone, which the document doesn't have; it is skipped"
      ])
  }
}

@Suite struct Segues {
  private func segue(_ attributes: String, from element: String = "button") throws -> Compiled {
    try Compiled(
      """
      <view key="view" id="v"><subviews><\(element) id="b"><connections>
      <segue destination="vc" id="s" \(attributes)/></connections></\(element)></subviews></view>
      """)
  }

  @Test func `start from their element, but not from the controller`() throws {
    #expect(
      try segue("kind=\"show\"").code.contains("loader.segue(\"s\", from: \"b\")"))
    #expect(
      try segue("kind=\"embed\"", from: "containerView").code
        .contains("loader.segue(\"s\", from: \"b\")"))
    let manual = try Compiled(
      """
      <view key="view" id="v"/>
      <connections><segue destination="vc" kind="show" identifier="A" id="s"/></connections>
      """)
    #expect(!manual.text.contains("loader.segue"))
  }

  @Test(arguments: [
    (
      "kind=\"custom\" customClass=\"TripSegue\"",
      ".custom({ TripSegue(identifier: $0, source: $1, destination: $2) })"
    ),
    (
      "kind=\"unwind\" unwindAction=\"back:\"",
      ".unwind([Selector(\"back:\", TripViewController.back(_:))])"
    ),
    (
      "kind=\"show\" identifier=\"Map\" destinationCreationSelector=\"makeMap:sender:\"",
      ".creator({ source, coder, sender in if let source = source as? TripViewController { "
        + "return source.makeMap(coder, sender: sender) }; return nil })"
    ),
  ])
  func `carry what they need of the app`(attributes: String, code: String) throws {
    let compiled = try segue(attributes)
    #expect(compiled.messages == [])
    #expect(compiled.code.contains("return \(code)"))
  }

  @Test func `that need what the app doesn't have are named`() throws {
    let place = "scene TripViewController (vc): button (b): "
    #expect(
      try segue("kind=\"custom\" customClass=\"GoneSegue\"").messages == [
        "/app/Main.storyboard:6:1: warning: \(place)the app has no class GoneSegue; the segue shows "
          + "its destination"
      ])
    #expect(
      try segue("kind=\"unwind\" unwindAction=\"gone:\"").messages == [
        "/app/Main.storyboard:6:1: warning: \(place)unwind action \"gone:\": no class of the app has it"
      ])
    #expect(
      try segue("kind=\"show\" destinationCreationSelector=\"gone:\"").messages == [
        "/app/Main.storyboard:6:1: error: \(place)segue action \"gone:\": no controller of the app "
          + "has it"
      ])
    #expect(
      try Compiled(
        """
        <connections><segue destination="gone" kind="show" identifier="A" id="s"/></connections>
        """
      ).messages == [
        "/app/Main.storyboard:5:1: warning: scene TripViewController (vc): segue \"A\" leads to gone, "
          + "which the document doesn't have; it does nothing"
      ])
  }
}

@Suite struct `Runtime attributes` {
  private func attribute(_ attribute: String, of element: String = "view") throws -> Compiled {
    try Compiled(
      """
      <view key="view" id="v"><subviews><\(element) id="m" customClass="TripMapView">
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute \(attribute)</userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></\(element)></subviews></view>
      """)
  }

  @Test(arguments: [
    (#"type="number" keyPath="zoom"><integer key="value" value="3"/>"#, "zoom = 3"),
    (#"type="number" keyPath="radius"><real key="value" value="2.5"/>"#, "radius = 2.5"),
    (#"type="string" keyPath="title" value="A &quot;b&quot;">"#, #"title = "A \"b\"""#),
    (#"type="nil" keyPath="title">"#, "title = nil"),
    (#"type="boolean" keyPath="clipsToBounds" value="YES">"#, "clipsToBounds = true"),
    (
      #"type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>"#,
      "layer.cornerRadius = 8"
    ),
    (
      #"type="size" keyPath="layer.shadowOffset"><size key="value" width="1" height="-2"/>"#,
      "layer.shadowOffset = CGSize(width: 1, height: -2)"
    ),
  ])
  func `are set by type`(attribute: String, code: String) throws {
    let compiled = try self.attribute(attribute)
    #expect(compiled.messages == [])
    #expect(compiled.code.contains("loader.object(\"m\", TripMapView.self)?.\(code)"))
  }

  @Test(arguments: [
    (
      #"type="color" keyPath="tintColor"><color key="value" red="1" colorSpace="custom"/>"#,
      #"InterfaceLoader.color(["red": "1"])"#, "tintColor"
    ),
    (#"type="image" keyPath="image" value="Sun">"#, #"UIImage(named: "Sun")"#, "image"),
  ])
  func `may be of a type that takes no nil`(attribute: String, value: String, name: String) throws {
    let compiled = try self.attribute(attribute)
    #expect(compiled.messages == [])
    #expect(
      compiled.code.contains(
        "if let value = \(value) { loader.object(\"m\", TripMapView.self)?.\(name) = value }"))
  }

  @Test func `have the texts of the language at run time`() throws {
    let compiled = try Compiled(
      scenes: """
        <scene><objects><viewController id="vc" sceneMemberID="viewController"><view key="view" id="m"
        customClass="TripMapView"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="localizedString" keyPath="title" value="Hello"/>
        </userDefinedRuntimeAttributes></view></viewController></objects></scene>
        """)
    let key = "m.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]"
    #expect(compiled.text.contains(".title = loader.text(\"\(key)\", \"Hello\")"))
  }

  @Test(arguments: [
    (
      #"type="number" keyPath="zom">"#,
      "runtime attribute \"zom\": TripMapView has no property zom; did you mean zoom?; it is skipped"
    ),
    (
      #"type="mystery" keyPath="zoom">"#,
      "a runtime attribute of type mystery isn't known and is skipped"
    ),
  ])
  func `that can't be set are skipped, as on iOS`(attribute: String, message: String) throws {
    let compiled = try self.attribute(attribute)
    #expect(
      compiled.messages == [
        "/app/Main.storyboard:7:1: warning: scene TripViewController (vc): TripMapView (m): \(message)"
      ])
  }

  @Test func `of a controller are set before its view is loaded`() throws {
    var classes = AppClasses.trips
    classes.members["TripViewController"]?.append(
      .init(name: "kind", selector: nil, type: "Int", isPrivate: false, isConnected: true))
    let compiled = try Compiled(
      """
      <view key="view" id="v"/><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="kind"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      """, classes)
    let code = compiled.code
    let start = try #require(code.firstIndex { $0.contains("func connect_vc_2Ebefore") })
    #expect(code[start + 1] == "loader.object(\"vc\", TripViewController.self)?.kind = 3")
  }
}
