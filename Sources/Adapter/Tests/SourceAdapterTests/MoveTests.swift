import BuildFormats
import SourceAdapter
import Testing

@Suite struct `Overrides in extensions` {
  @Test func `move into the class in the same file`() {
    let ios = """
      class Page: UIViewController {
        private let id = 1
      }
      extension Page: TableSource {
        // Shows it.
        override func viewDidLoad() {
          super.viewDidLoad()
          print(id)
        }
        @objc func tapped() {}
      }
      """
    #expect(
      lines(adapted(ios))
        == """
        class Page: UIViewController {
          private let id = 1

        #sourceLocation(file: "App.swift", line: 6)
        override func viewDidLoad() {
            super.viewDidLoad()
            print(id)
          }
        #sourceLocation(file: "App.swift", line: 3)
        }
        extension Page: TableSource {
          // Shows it.




          func tapped() {}
        }
        """.lines)
  }

  @Test func `move into a class in another file, with that file's imports`() {
    let project = Project([
      "Page.swift": "class Page: UIViewController {\n}\nlet last = 1",
      "More.swift": """
      import Foundation
      import Trails
      import class UIKit.UIView
      extension Page { override var title: String? { get { "a" } set {} } }
      """,
    ])
    #expect(
      project.text("Page.swift") == """
        import FoundationNetworking; import UIKit; import Trails
        #sourceLocation(file: "Page.swift", line: 1)
        class Page: UIViewController {

        #sourceLocation(file: "More.swift", line: 4)
        override var title: String? { get { "a" } set {} }
        #sourceLocation(file: "Page.swift", line: 2)
        }
        let last = 1
        """)
    #expect(project.body("More.swift").hasSuffix("extension Page {  }"))
  }

  @Test func `are called in their own file if they use what only that file may see`() {
    let project = Project([
      "Page.swift": "class Page: UIViewController {\n}",
      "More.swift": """
      private let speed = 1
      extension Page {
        public override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print(speed) }
        override func show(_ page: UIViewController, sender: Any?) throws { helper() }
        override var title: String? { get { "\\(speed)" } set { print(speed) } }
        override class var name: String { "\\(speed)" }
        override func plain() {}
        private func helper() {}
      }
      """,
    ])
    #expect(
      project.body("Page.swift") == """
        class Page: UIViewController {

        #sourceLocation(file: "More.swift", line: 3)
        public override func viewDidAppear(_ animated: Bool) { viewDidAppear_inExtension(animated) }
        #sourceLocation(file: "More.swift", line: 4)
        override func show(_ page: UIViewController, sender: Any?) throws { \
        try show_inExtension(page, sender: sender) }
        #sourceLocation(file: "More.swift", line: 5)
        override var title: String? { get { title_inExtension } set { title_inExtension = newValue } }
        #sourceLocation(file: "More.swift", line: 6)
        override class var name: String { name_inExtension }
        #sourceLocation(file: "More.swift", line: 7)
        override func plain() {}
        #sourceLocation(file: "Page.swift", line: 2)
        }
        """)
    #expect(
      lines(project.body("More.swift"))
        == """
        private let speed = 1
        extension Page {
          public func viewDidAppear_inExtension(_ animated: Bool) { \
        super.viewDidAppear(animated); print(speed) }
          func show_inExtension(_ page: UIViewController, sender: Any?) throws { helper() }
          var title_inExtension: String? { get { "\\(speed)" } set { print(speed) } }
          class var name_inExtension: String { "\\(speed)" }

          private func helper() {}
        }
        """.lines)
  }

  @Test func `take along what a subclass overrides, and what other modules may override`() {
    let project = Project([
      "Base.swift": """
      class Base: UIViewController {}
      public extension Base { func setUp() {}; func other() {}; open func tearDown() {} }
      class Page: Base {}
      """,
      "Page.swift": "class Sub: Page { override func setUp() {} }",
    ])
    #expect(
      lines(project.body("Base.swift"))
        == """
        class Base: UIViewController {
        #sourceLocation(file: "Base.swift", line: 2)
        public func setUp() {}
        #sourceLocation(file: "Base.swift", line: 2)
        open func tearDown() {}
        #sourceLocation(file: "Base.swift", line: 1)
        }
        public extension Base { ; func other() {};  }
        class Page: Base {}
        """.lines)
  }

  @Test(.bug(id: "A10")) func `keep the access of their extension with a setter's own`() {
    let text = adapted(
      """
      public class Page: UIViewController {}
      public extension Page { internal(set) override var title: String? { get { "" } set {} } }
      """)
    #expect(text.contains("\npublic internal(set) override var title: String?"))
  }

  @Test func `keep their conditions, their actor and their adaptations`() {
    let ios = """
      class Outer { class Page: UIViewController {} }
      @MainActor extension Outer.Page {
      #if os(iOS)
        @objc override func a() { #selector(a) }
      #elseif DEBUG
        override func b() {}
      #else
        override func c() {}
      #endif
      }
      """
    let text = adapted(ios)
    #expect(
      text.hasPrefix(
        """
        class Outer { class Page: UIViewController {
        #if (true)
        #sourceLocation(file: "App.swift", line: 4)
        @MainActor override func a() { Selector("a", Outer.Page.a) }
        #endif
        #if !(true) && (DEBUG)
        #sourceLocation(file: "App.swift", line: 6)
        @MainActor override func b() {}
        #endif
        #if !(true) && !(DEBUG)
        #sourceLocation(file: "App.swift", line: 8)
        @MainActor override func c() {}
        #endif
        #sourceLocation(file: "App.swift", line: 1)
        } }
        """))
  }

  @Test func `of UIKit's classes are left out, with a warning at their line`() {
    let project = Project(
      """
      extension UINavigationController {
        open override var childForStatusBarStyle: UIViewController? {
          topViewController
        }
      }
      """)
    #expect(
      lines(project.body()) == "extension UINavigationController {\n  \n\n\n}".lines)
    #expect(
      project.adapted().warnings.map(\.description) == [
        "App.swift:2:1: warning: UINavigationController isn't a class of this module, so that its "
          + "childForStatusBarStyle can't be overridden in an extension without Objective-C; the "
          + "override is left out"
      ])
  }

  @Test func `of constrained extensions and members that override nothing stay`() {
    let text = """
      class List<Item>: UIViewController {}
      extension List where Item == Int { override func viewDidLoad() {} }
      extension List { func f() {} }
      """
    #expect(adapted(text) == text)
  }

  /// The lines without spaces at their ends.
  private func lines(_ text: String) -> [String] { text.lines }
}

extension String {
  /// The lines without spaces at their ends.
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
