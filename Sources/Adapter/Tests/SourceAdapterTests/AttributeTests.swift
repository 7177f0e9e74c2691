import Testing

@Suite struct `Attributes of Objective-C` {
  @Test(arguments: [
    ("@objc func tapped() {}", "func tapped() {}"),
    ("@objc private func tapped() {}", "private func tapped() {}"),
    ("@objc(tappedWith:) func tapped(_ x: Any) {}", "func tapped(_ x: Any) {}"),
    ("@objc dynamic var count = 0", "var count = 0"),
    (
      "@available(iOS 13, *) @objc @discardableResult func f() -> Int { 1 }",
      "@available(iOS 13, *) @discardableResult func f() -> Int { 1 }"
    ),
    ("@objc\nfunc tapped() {}", "\nfunc tapped() {}"),
    ("@objc // why\nfunc tapped() {}", "// why\nfunc tapped() {}"),
    ("@nonobjc func tapped() {}", "func tapped() {}"),
    ("@IBAction func tapped(_ sender: Any) {}", "func tapped(_ sender: Any) {}"),
    ("@IBOutlet weak var label: UILabel!", "weak var label: UILabel!"),
    ("@IBOutlet\n  weak var label: UILabel!", "\n  weak var label: UILabel!"),
    ("@IBInspectable var radius: CGFloat = 0", "var radius: CGFloat = 0"),
    (
      "@IBSegueAction func make(_ coder: NSCoder) -> Page? { nil }",
      "func make(_ coder: NSCoder) -> Page? { nil }"
    ),
    ("@NSCopying var path: UIBezierPath", "var path: UIBezierPath"),
    ("@objc subscript(i: Int) -> Int { i }", "subscript(i: Int) -> Int { i }"),
    ("@objc override init(frame: CGRect) {}", "override init(frame: CGRect) {}"),
    ("let work: @convention(block) () -> Void", "let work: () -> Void"),
    ("let call: @convention(c) () -> Void", "let call: @convention(c) () -> Void"),
  ])
  func `are struck from members`(ios: String, linux: String) {
    #expect(adaptedMember(ios) == linux)
  }

  @Test(arguments: [
    ("@objc class A: NSObject {}", "class A: NSObject {}"),
    ("@objc(APPModel) public final class A: NSObject {}", "public final class A: NSObject {}"),
    ("@objcMembers class A: NSObject {}", "class A: NSObject {}"),
    ("@IBDesignable class A: UIView {}", "class A: UIView {}"),
    ("@IBDesignable\n@objc class A: UIView {}", "\nclass A: UIView {}"),
    ("@objc enum Kind: Int { case a }", "enum Kind: Int { case a }"),
    ("@objc extension A { func f() {} }", "extension A { func f() {} }"),
    ("@MainActor @objc public class A {}", "@MainActor public class A {}"),
  ])
  func `are struck from types`(ios: String, linux: String) { #expect(adapted(ios) == linux) }

  @Test func `are struck inside conditions`() {
    let ios = """
      class A: NSObject {
      #if os(iOS)
        @objc
      #else
        @nonobjc
      #endif
        func f() {}
      #if DEBUG
        @objc func g() {}
      #endif
      }
      """
    #expect(
      adapted(ios) == """
        class A: NSObject {
        #if true
          
        #else
          
        #endif
          func f() {}
        #if DEBUG
          func g() {}
        #endif
        }
        """)
  }

  @Test func `the attribute of the app delegate becomes @main`() {
    #expect(
      adapted("@UIApplicationMain\nclass AppDelegate: UIResponder {}")
        == "@main\nclass AppDelegate: UIResponder {}")
    #expect(adapted("@NSApplicationMain class A {}") == "@main class A {}")
  }

  @Test func `attributes of Swift and names in texts and comments stay`() {
    let text = """
      /// @objc func f()
      @MainActor @frozen public struct A { let a = "@IBOutlet", b = #"@objc"# }
      """
    #expect(adapted(text) == text)
  }
}

@Suite struct `What a storyboard connects` {
  @Test(arguments: [
    ("@IBOutlet private weak var label: UILabel!", "weak var label: UILabel!"),
    ("@IBOutlet fileprivate var labels: [UILabel]!", "var labels: [UILabel]!"),
    ("@IBOutlet private(set) weak var label: UILabel!", "weak var label: UILabel!"),
    ("@IBOutlet public private(set) var label: UILabel!", "public var label: UILabel!"),
    (
      "@IBAction private func tapped(_ sender: UIButton) {}", "func tapped(_ sender: UIButton) {}"
    ),
    ("@IBInspectable private var radius: CGFloat = 0", "var radius: CGFloat = 0"),
    ("private var plain = 0", "private var plain = 0"),
  ])
  func `is visible`(ios: String, linux: String) { #expect(adaptedMember(ios) == linux) }

  @Test func `is visible in a private extension, whose other members stay private`() {
    let ios = """
      private extension Page {
        @IBAction func tapped(_ sender: Any) {}
        @objc func other() {}
        @discardableResult
        static func third() -> Int { 3 }
        internal func fourth() {}
      #if DEBUG
        var fifth: Int { 5 }
      #endif
      }
      """
    #expect(
      adapted(ios) == """
        extension Page {
          func tapped(_ sender: Any) {}
          fileprivate func other() {}
          @discardableResult
          fileprivate static func third() -> Int { 3 }
          internal func fourth() {}
        #if DEBUG
          fileprivate var fifth: Int { 5 }
        #endif
        }
        """)
  }

  @Test func `shows its private types`() {
    let ios = """
      class Page: UIViewController { @IBOutlet private var dots: Dots! }
      private class Dots: DotsBase { var kind: Kind = .a }
      private class DotsBase: UIView {}
      private enum Kind { case a }
      private class Other {}
      """
    #expect(
      adapted(ios) == """
        class Page: UIViewController { var dots: Dots! }
        class Dots: DotsBase { var kind: Kind = .a }
        class DotsBase: UIView {}
        enum Kind { case a }
        private class Other {}
        """)
  }
}

@Suite struct `The window of a delegate` {
  @Test(arguments: [
    ("UIApplicationDelegate", "private var window: UIWindow?", "var window: UIWindow?"),
    ("UIWindowSceneDelegate", "fileprivate var window: UIWindow!", "var window: UIWindow!"),
    ("UIApplicationDelegate", "private(set) var window: UIWindow?", "var window: UIWindow?"),
    ("UIApplicationDelegate", "private var coordinator = A()", "private var coordinator = A()"),
    ("UITableViewDelegate", "private var window: UIWindow?", "private var window: UIWindow?"),
  ])
  func `is visible`(delegate: String, ios: String, linux: String) {
    let (head, tail) = ("class A: UIResponder, \(delegate) { ", " }")
    #expect(adapted(head + ios + tail) == head + linux + tail)
  }
}
