import SourceAdapter
import Testing

@Suite struct `Modules that an app imports` {
  private let kit = """
    open class KitPage: UIViewController { @objc open func tapped(_ sender: Any) {} }
    @objc public protocol KitDelegate { @objc optional func left() }
    """

  private func project(_ text: String) -> Project {
    Project(["App.swift": text], imports: ["Kit": kit])
  }

  @Test func `have the methods that selectors name`() {
    #expect(
      project("class Page: KitPage { let s = #selector(tapped) }").body()
        == "class Page: KitPage { let s = Selector(\"tapped:\", Page.tapped(_:)) }")
    #expect(
      project("class Page { let s = #selector(KitDelegate.left) }").body()
        == "class Page { let s = Selector(\"left\", "
        + "{ (object: any KitDelegate_left__) in object.left }) }")
  }

  @Test func `have optional requirements, which the app implements and calls`() {
    let body = project(
      """
      class Page: KitDelegate { func left() {} }
      class Other { var delegate: KitDelegate?; func f() { delegate?.left?() } }
      """
    ).body()
    #expect(
      body == """
        class Page: KitDelegate { func left() {} }
        class Other { var delegate: KitDelegate?; func f() { \
        delegate?.left_optional() } }
        import Kit
        extension Page: KitDelegate_left__ {}

        """)
  }

  @Test func `keep their classes closed: an override in an extension is left out`() {
    let project = project("extension KitPage { override func tapped(_ sender: Any) {} }")
    #expect(project.body() == "extension KitPage {  }")
    #expect(project.adapted().warnings.count == 1)
  }

  @Test func `show what is public`() {
    let facts = SourceFacts(
      of: """
        public class A { public var a = 1; var b = 2; open func c() {}; public private(set) var d = 1 }
        public extension A { func e() {}; private func f() {} }
        public protocol P { func g() }
        """)
    let names = facts.types.flatMap(\.members).filter(\.isPublic).map(\.name)
    #expect(names == ["a", "c", "d", "e", "g"])
  }
}
