import Foundation
import SourceAdapter
import Testing

/// The parameters of generated functions that say where the app calls them.
private let place = "file: StaticString = #fileID, line: UInt = #line"

@Suite struct `Stand-ins for names that are declared nowhere` {
  /// The declarations for the names that begin with `Globe` or `globe`, and for those given.
  private func declared(
    _ text: String, _ more: Set<String> = [], modules: Set<String> = ["GlobeKit"]
  ) -> String {
    let names = Set(text.matches(of: /\b[Gg]lobe\w*/).map { String($0.output) }).union(more)
    let source = ParsedSource(Array(text.utf8))
    let index = AppIndex([(path: "App.swift", facts: source.facts)])
    return OpaqueStandIns(
      for: names, in: [OpaqueStandIns.File(source, absentModules: modules)], index
    ).text ?? ""
  }

  /// The app under `Tests/GlobeApp`, which UIKitTests compile and run with what is declared for it.
  @Test func `are those that a whole app is compiled with`() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../../Tests/GlobeApp")
      .standardized
    let text = try String(contentsOf: folder.appending(path: "GlobeApp.swift"), encoding: .utf8)
    let expected = try String(
      contentsOf: folder.appending(path: "GlobeApp+StandIns.swift"), encoding: .utf8)
    let names: Set = [
      "GlobeAnimator", "GlobeClient", "GlobeDelegate", "GlobeKit", "GlobeListDataSource",
      "GlobeListViewController", "GlobeListening", "GlobeObject", "GlobePlace", "GlobeSession",
      "GlobeSignInButton", "GlobeStored", "GlobeUser", "GlobeView", "latitude", "list", "longitude",
    ]
    let source = ParsedSource(Array(text.utf8))
    let index = AppIndex([(path: "GlobeApp.swift", facts: source.facts)])
    #expect(
      OpaqueStandIns(
        for: names, in: [OpaqueStandIns.File(source, absentModules: ["GlobeKit"])], index
      ).text == expected)
  }

  @Test(arguments: [
    ("let a: Globe? = nil", "final nonisolated class Globe: FlowshOpaque.Value"),
    ("class A: Globe { override init() { super.init() } }", "open nonisolated class Globe:"),
    ("class A: UIViewController, GlobeSource {}", "nonisolated protocol GlobeSource: AnyObject {}"),
    ("class A: GlobeDelegate {}", "nonisolated protocol GlobeDelegate: AnyObject {}"),
    ("struct A: Globe {}", "nonisolated protocol Globe {}"),
    ("let a: any Globe", "nonisolated protocol Globe: FlowshOpaque.Members {}"),
    ("class A: GlobeListViewController {}", "class GlobeListViewController: UIViewController,"),
    ("let a = GlobeTabBarController()", "class GlobeTabBarController: UITabBarController,"),
    ("let a = GlobeSignInButton()", "class GlobeSignInButton: UIButton,"),
    ("class A: Globe { override func viewDidLoad() {} }", "class Globe: UIViewController,"),
    ("let a: GlobeList<Int>", "class GlobeList<T0>:"),
    ("struct A: Globe.Source {}", "  public nonisolated protocol Source {}"),
    ("struct A: Globe.Source {}", "nonisolated extension FlowshOpaque.Value: Globe.Source {}"),
    ("func f() { view.addSubview(GlobePicture()) }", "class GlobePicture: UIView,"),
    (
      "func f() { let a = GlobePage(); present(a, animated: true) }",
      "class GlobePage: UIViewController,"
    ),
  ])
  func `are what the app takes them for`(text: String, expected: String) {
    #expect(declared(text).contains(expected), "\(declared(text))")
  }

  @Test(arguments: [
    ("let a = Globe(key: 1, 2)", "init(key a0: Any?, _ a1: Any?)"),
    ("let a = Globe(key: 1)!", "init?(key a0: Any?)"),
    ("class A: Globe { init() { super.init(style: 1) } }", "init(style a0: Any?)"),
    ("let a = Globe.shared", "static var shared: Globe {"),
    ("if Globe.current == nil {}", "static var current: Globe? {"),
    ("Globe.start(at: 3)", "static func start(at a0: Any?, \(place)) -> Globe {"),
    ("let a = Globe.Mode.dark", "static var dark: Mode {"),
    (
      "var a: Globe!\nfunc f() { a = Globe.start() }",
      "func start<FlowshResult>(\(place)) -> FlowshResult? {"
    ),
    (
      "globeStart(1) { a in print(a?.name) }",
      "func globeStart(_ a0: Any?, _ a1: (FlowshOpaque.Value?) throws -> Void, \(place))"
    ),
    ("struct A { @GlobeStored(\"a\") var b = 1 }", "init(wrappedValue: Value, _ a0: Any?)"),
    ("struct A { @GlobeOption(name: .short) var b = 1 }", "static var short: Any? {"),
    (
      "struct A { @GlobeInjected(\\.service) var b: any B }",
      "init(_ a0: KeyPath<FlowshOpaque.Value, FlowshOpaque.Value>)"
    ),
  ])
  func `have what the app calls`(text: String, expected: String) {
    #expect(declared(text).contains(expected), "\(declared(text))")
  }

  @Test(arguments: [
    ("let a = globe.user!.name", "flowshName.member(\"user\")) as FlowshOpaque.Value }"),
    ("let a = globe.user!.name; if globe.user == nil {}", "flowshName.member(\"user\")) }"),
    ("let a = Globe.current!", "\"Globe.current\", module: \"GlobeKit\")) as Globe }"),
    ("let a = Globe.find(1)!", "\"Globe.find(_:)\", module: \"GlobeKit\", file, line)) as Globe }"),
  ])
  func `are there where the app counts on them, unless it asks elsewhere`(
    text: String, expected: String
  ) {
    let text = "let globe = Globe()\n" + text
    #expect(declared(text).contains(expected), "\(declared(text))")
  }

  @Test func `are of anything where the app doesn't say of what`() throws {
    let text = declared(
      "let a: GlobeList<Int>; let b = GlobeList(of: 1); let c = GlobeList.from(2)")
    let some = try #require(text.split(separator: "\n}\n").first { $0.contains("where T0 ==") })
    #expect(some.contains("extension GlobeList where T0 == FlowshOpaque.Value {"))
    #expect(some.contains("public convenience init(of a0: Any?) { self.init("))
    #expect(some.contains("static func from(_ a0: Any?, \(place)) -> GlobeList<T0> {"))
  }

  @Test(arguments: [
    ("let a = globe.user?.name", "var user: FlowshOpaque.Value? {"),
    ("if let a = globe.user {}", "var user: FlowshOpaque.Value? {"),
    ("func f() { let a = globe.user; if a != nil {} }", "var user: FlowshOpaque.Value? {"),
    ("func f() { globe.color = nil }", "var color: FlowshOpaque.Value? {"),
    (
      "func f() { globe.onTap = { place in print(place) } }",
      "var onTap: ((FlowshOpaque.Value) throws -> Void)? {"
    ),
    (
      "func f() { globe.load(1) { a, error in if let error { print(error, a) } } }",
      "func load(_ a0: Any?, _ a1: (FlowshOpaque.Value, (any Error)?) throws -> Void, \(place))"
    ),
    (
      "func f() { globe.load { r in switch r { case .success(let a): g(a); case .failure: h() } } }",
      "func load(_ a0: (Result<FlowshOpaque.Value, any Error>) throws -> Void, \(place))"
    ),
    (
      "func f() { globe.load { await g($0.a) } }",
      "func load(_ a0: (FlowshOpaque.Value) async throws -> Void, \(place))"
    ),
    ("func f() { globe.load(in: .background) }", "static var background: Any? {"),
    (
      "func f() { switch globe.state { case .done: a(); default: b() } }",
      "static var done: Self {"
    ),
    (
      "func f() { globe.onEnd = { end in if end.state == .late { g() } } }",
      "static var late: Self {"
    ),
    (
      "func f() { globe.ask(for: [.sound, .alert]) }",
      "func ask(for a0: [FlowshOpaque.Value], \(place))"
    ),
    ("func f(_ done: (GlobeOptions) -> Void) { done([.sound]) }", "static var sound: Self {"),
    ("func f(_ mode: GlobeMode) {}; func g() { f(.dark) }", "static var dark: Self {"),
    ("let mode: GlobeMode = .dark", "static var dark: Self {"),
    (
      "func f() { globe.load { user in g(user) } }; var user: GlobeUser?",
      "func load(_ a0: (GlobeUser) throws -> Void, \(place))"
    ),
  ])
  func `have members that can't be looked up by name`(text: String, expected: String) {
    let text = "let globe = Globe()\n" + text
    #expect(declared(text).contains(expected), "\(declared(text))")
  }

  @Test(arguments: [
    "func f() { globe.spin(speed: 3) }", "func f() { label.text = globe.name }",
    "func f() { globe.layer.shadow.opacity = 0.5 }", "func f() { globe.places.map { $0.name } }",
    "func f() { globe.delegate = self }",
  ])
  func `go without members that are looked up by name`(text: String) {
    #expect(!declared("let globe = Globe()\n" + text).contains("FlowshOpaque.Members {"))
  }

  @Test func `have the members that code inside of them names alone`() {
    let text = """
      class Page: GlobeViewController { func f() { list.reload(); refresh(now: true) } }
      extension Globe { var a: Int { zoom } }
      """
    let result = declared(text, ["list", "refresh", "zoom"])
    #expect(result.contains("public var list: FlowshOpaque.Value {"))
    #expect(result.contains("func refresh(now a0: Any?, \(place)) -> FlowshOpaque.Value {"))
    #expect(result.contains("public var zoom: FlowshOpaque.Value {"))
  }

  @Test func `are other names for types that an earlier Swift had`() {
    #expect(declared("let a: IntMax = 1", ["IntMax"]) == "public typealias IntMax = Int64\n")
  }

  @Test func `aren't declared for the app's own types`() {
    #expect(declared("struct Globe {}\nlet a = Globe()") == "")
    let nested = declared("extension Globe { enum Mode { case dark } }\nlet a = Globe.Mode.dark")
    #expect(nested.contains("class Globe:") && !nested.contains("Mode"))
  }

  @Test(arguments: [
    ("static let guest = Globe()", "Globe.guest", "guest"),
    ("static func make(at a: Int, b: Int = 1) -> Globe { Globe() }", "Globe.make(at: 1)", "make"),
    ("func greet(_ done: (String) -> Void) {}", "Globe().greet { print($0) }", "greet"),
    ("func greet(done: (String) -> Void) {}", "Globe().greet { print($0) }", "greet"),
    ("var user: String? { nil }", "Globe().user?.count", "user"),
    ("convenience init(key: Int) { self.init() }", "Globe(key: 1)", "init(key"),
  ])
  func `aren't declared for members that the app adds itself`(
    member: String, use: String, name: String
  ) {
    #expect(declared("let a = \(use)").contains(name))
    #expect(!declared("extension Globe { \(member) }\nlet a = \(use)").contains(name))
    let other = use.contains("make") ? "Globe.make(from: 2)" : use
    #expect(
      declared("extension Globe { \(member) }\nlet a = \(other)").contains("make(from")
        == use.contains("make"))
  }

  @Test func `have the associated types that the app's own protocols expect`() {
    let text = declared(
      "protocol A: GlobeProvider where Item: GlobeItem { func f() -> Item }", ["Item"])
    #expect(
      text.contains(
        "protocol GlobeProvider: AnyObject { associatedtype Item = FlowshOpaque.Value }"))
    #expect(!text.contains("class Item"))
  }

  @Test func `aren't declared for macros of types`() {
    #expect(declared("@Globe(1) final class A {}") == "")
    #expect(declared("struct A { @Globe(1) var a = 1 }").contains("struct Globe<Value>"))
  }

  @Test func `name the module, if the imports tell`() {
    #expect(declared("let a: Globe").contains("\"Globe\", module: \"GlobeKit\""))
    #expect(declared("let a: Globe", modules: []).contains("\"Globe\", module: \"\""))
    #expect(
      declared("let a: MKGlobe", ["MKGlobe"], modules: ["MapKit", "GlobeKit"])
        .contains("module: \"MapKit\""))
  }
}
