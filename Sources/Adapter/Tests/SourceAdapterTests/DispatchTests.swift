import SourceAdapter
import Testing

@Suite struct `Overrides of what extensions of UIKit's classes declare` {
  private let project = Project([
    "Extension.swift": """
    extension UIViewController {
      @objc func setUp(_ name: String, animated: Bool = true) -> Int { 1 }
      @objc public var mayLeave: Bool { get { true } set { print(newValue) } }
      @objc func other() {}
    }
    """,
    "Page.swift": """
    class Page: UITableViewController {
      override func setUp(_ name: String, animated: Bool = true) -> Int {
        super.setUp(name, animated: animated) + 1
      }
      override var mayLeave: Bool { get { super.mayLeave } set {} }
      func f() { other(); _ = setUp("") }
    }
    """,
    "Sub.swift": """
    class Sub: Page {
      override func setUp(_ name: String, animated: Bool = true) -> Int { super.setUp(name) }
    }
    """,
    "Plain.swift":
      "class Plain: UIView { func setUp(_ name: String, animated: Bool) -> Int { 0 } }",
  ])

  @Test func `are what the extension's member calls`() {
    #expect(
      project.body("Extension.swift") == """
        extension UIViewController {
          func setUp_inExtension(_ name: String, animated: Bool = true) -> Int { 1 }
          public var mayLeave_inExtension: Bool { get { true } set { print(newValue) } }
          func other() {}
        }
        #sourceLocation(file: "Extension.swift", line: 2)
        @MainActor protocol UIViewController_setUp___animated__: AnyObject { \
        func setUp_override(_ name: String, animated: Bool) -> Int }
        extension UIViewController { func setUp(_ name: String, animated: Bool = true) -> Int { \
        if let object = self as? any UIViewController_setUp___animated__ { \
        return object.setUp_override(name, animated: animated) }; \
        return setUp_inExtension(name, animated: animated) } }
        #sourceLocation(file: "Extension.swift", line: 3)
        @MainActor protocol UIViewController_mayLeave: AnyObject { \
        var mayLeave_override: Bool { get set } }
        extension UIViewController { public var mayLeave: Bool { get { \
        if let object = self as? any UIViewController_mayLeave { return object.mayLeave_override }; \
        return mayLeave_inExtension } set { if let object = self as? any UIViewController_mayLeave { \
        object.mayLeave_override = newValue } else { mayLeave_inExtension = newValue } } } }

        """)
  }

  @Test(.bug(id: "A10")) func `keep the access that the extension gives to its members`() {
    let project = Project([
      "Extension.swift": """
      @MainActor public extension UIView {
      #if DEBUG
        @objc func setUp() {}
      #endif
      }
      """,
      "Page.swift": "public class Page: UIView, SetsUp { public override func setUp() {} }",
    ])
    #expect(
      project.body("Extension.swift").hasSuffix(
        """
        extension UIView { @MainActor public func setUp() { \
        if let object = self as? any UIView_setUp__ { return object.setUp_override() }; \
        return setUp_inExtension() } }

        """))
  }

  @Test func `may stand in an extension of a subclass in UIKit`() {
    let project = Project([
      "Base.swift": "extension UIScrollView { public func proxy() -> Int { 1 } }",
      "Table.swift":
        "extension UITableView { public override func proxy() -> Int { super.proxy() + 1 } }",
    ])
    #expect(
      project.body("Table.swift") == """
        extension UITableView { public func proxy_override() -> Int { super.proxy_inExtension() + 1 } }
        extension UITableView: UIScrollView_proxy__ {}

        """)
    #expect(
      project.body("Base.swift").contains(
        "if let object = self as? any UIScrollView_proxy__ { return object.proxy_override() }"))
  }

  @Test func `have a name of their own, and call the extension's`() {
    #expect(
      project.body("Page.swift") == """
        class Page: UITableViewController {
          func setUp_override(_ name: String, animated: Bool = true) -> Int {
            super.setUp_inExtension(name, animated: animated) + 1
          }
          var mayLeave_override: Bool { get { super.mayLeave_inExtension } set {} }
          func f() { other(); _ = setUp("") }
        }
        extension Page: UIViewController_setUp___animated__ {}
        extension Page: UIViewController_mayLeave {}

        """)
  }

  @Test func `may be overridden themselves`() {
    #expect(
      project.body("Sub.swift") == """
        class Sub: Page {
          override func setUp_override(_ name: String, animated: Bool = true) -> Int { \
        super.setUp_override(name) }
        }
        """)
  }

  @Test func `aren't what other classes call the same`() {
    #expect(project.adapted("Plain.swift").isUnchanged)
  }
}
