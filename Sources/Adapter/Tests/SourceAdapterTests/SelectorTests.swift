import SourceAdapter
import Testing

@Suite struct `Selectors` {
  /// A class whose methods selectors name; its first line has the selector.
  private func selector(_ written: String) -> String {
    let project = Project([
      "App.swift": """
      class Page: Base, PickerDelegate { func setUp() { let s = \(written) }
        @objc private func tapped(_ sender: UIButton) {}
        @objc func plain() {}
        @objc(pickWith:) func pick(_ item: Item) {}
        @objc func show(trail: Trail, animated: Bool) {}
        @objc func add(_ x: Any) {}; @objc func add(_ x: Any, event: UIEvent) {}
        @objc static func shared(_ x: Any) {}
        @objc class func make() {}
        let model = Model(), other: Other.Inner!, delegate: PickerDelegate?
        var picker: (any PickerDelegate)?, text = UILabel()
        @objc var count = 0
        class Row: UIView { @objc func fold() {}; func f() { let s = 1 } }
      }
      @objc protocol PickerDelegate { @objc func picked(_ x: Any); @objc optional func left() }
      """,
      "Base.swift": """
      class Base: UIViewController { @objc func base(_ sender: Any) {} }
      class Model: NSObject { @objc func load() {}; @objc func save(_ x: Any) {}; let next: Model }
      class Other { class Inner: NSObject { @objc func go() {} } }
      extension UIViewController { @objc func dismissKeyboard() {} }
      """,
    ])
    let line = project.body().split(separator: "\n").first ?? ""
    let head = "class Page: Base, PickerDelegate { func setUp() { let s = "
    return line.hasPrefix(head) ? String(line.dropFirst(head.count).dropLast(2)) : String(line)
  }

  @Test(arguments: [
    ("#selector(tapped)", "Selector(\"tapped:\", Page.tapped(_:))"),
    ("#selector(tapped(_:))", "Selector(\"tapped:\", Page.tapped(_:))"),
    ("#selector(self.tapped(_:))", "Selector(\"tapped:\", Page.tapped(_:))"),
    ("#selector(Self.tapped)", "Selector(\"tapped:\", Page.tapped(_:))"),
    ("#selector(Page.tapped(_:))", "Selector(\"tapped:\", Page.tapped(_:))"),
    ("#selector((tapped(_:)))", "Selector(\"tapped:\", Page.tapped(_:))"),
    ("#selector( plain )", "Selector(\"plain\", Page.plain)"),
    ("#selector(pick)", "Selector(\"pickWith:\", Page.pick(_:))"),
    (
      "#selector(show(trail:animated:))",
      "Selector(\"showWithTrail:animated:\", Page.show(trail:animated:))"
    ),
    ("#selector(add(_:))", "Selector(\"add:\", Page.add(_:))"),
    ("#selector(add(_:event:))", "Selector(\"add:event:\", Page.add(_:event:))"),
    ("#selector(base)", "Selector(\"base:\", Page.base(_:))"),
    ("#selector(super.base(_:))", "Selector(\"base:\", Base.base(_:))"),
    ("#selector(Row.fold)", "Selector(\"fold\", Page.Row.fold)"),
    ("#selector(dismissKeyboard)", "Selector(\"dismissKeyboard\", Page.dismissKeyboard)"),
  ])
  func `carry the method of their type`(ios: String, linux: String) {
    #expect(selector(ios) == linux)
  }

  @Test(arguments: [
    (
      "#selector(tapped(_:) as (UIButton) -> Void)",
      "Selector(\"tapped:\", Page.tapped(_:) as (Page) -> @MainActor (UIButton) -> Void)"
    ),
    (
      "#selector(Page.tapped(_:) as (Page) -> (UIButton) -> ())",
      "Selector(\"tapped:\", Page.tapped(_:) as (Page) -> @MainActor (UIButton) -> ())"
    ),
    (
      "#selector(tapped as ((UIButton) -> Void))",
      "Selector(\"tapped:\", Page.tapped as (Page) -> @MainActor (UIButton) -> Void)"
    ),
    (
      "#selector((tapped(_:)) as @MainActor (UIButton) -> Void)",
      "Selector(\"tapped:\", Page.tapped(_:) as (Page) -> @MainActor (UIButton) -> Void)"
    ),
  ])
  func `keep the type that chooses an overload`(ios: String, linux: String) {
    #expect(selector(ios) == linux)
  }

  @Test(arguments: [
    ("#selector(shared(_:))", "Selector(\"shared:\", { (type: Page.Type) in type.shared(_:) })"),
    ("#selector(Page.make)", "Selector(\"make\", { (type: Page.Type) in type.make })"),
    ("#selector(type(of: self).make)", "Selector(\"make\", { (type: Page.Type) in type.make })"),
  ])
  func `of static methods take the type`(ios: String, linux: String) {
    #expect(selector(ios) == linux)
  }

  @Test(arguments: [
    ("#selector(model.load)", "Selector(\"load\", Model.load)"),
    ("#selector(self.model.next.save)", "Selector(\"save:\", Model.save(_:))"),
    ("#selector(other.go)", "Selector(\"go\", Other.Inner.go)"),
    (
      "#selector(delegate.picked(_:))",
      "Selector(\"picked:\", { (object: any PickerDelegate) in object.picked(_:) })"
    ),
    (
      "#selector(picker!.picked(_:))",
      "Selector(\"picked:\", { (object: any PickerDelegate) in object.picked(_:) })"
    ),
    (
      "#selector(PickerDelegate.left)",
      "Selector(\"left\", { (object: any PickerDelegate_left__) in object.left })"
    ),
    (
      "#selector(text.endEditing(_:))",
      "Selector(\"endEditing:\", on: text) { $0.endEditing(_:) }"
    ),
    ("#selector(unknown.save(_:))", "Selector(\"save:\", on: unknown) { $0.save(_:) }"),
    ("#selector((x as! Model).save(_:))", "Selector(\"save:\", Model.save(_:))"),
    ("#selector(window?.plain)", "Selector(\"plain\", on: window!) { $0.plain }"),
    (
      "#selector(unknown.save(_:) as (Any) -> Void)",
      "Selector(\"save:\", on: unknown) { $0.save(_:) as @MainActor (Any) -> Void }"
    ),
  ])
  func `of other objects carry the method of its type`(ios: String, linux: String) {
    #expect(selector(ios) == linux)
  }

  @Test(arguments: [
    (
      "#selector(UIResponder.resignFirstResponder)",
      "Selector(\"resignFirstResponder\", UIResponder.resignFirstResponder)"
    ),
    ("#selector(UIView.endEditing(_:))", "Selector(\"endEditing:\", UIView.endEditing(_:))"),
    (
      "#selector(dismiss(animated:completion:))",
      "Selector(\"dismissWithAnimated:completion:\", Page.dismiss(animated:completion:))"
    ),
    (
      "#selector(UIKit.UIView.endEditing(_:))",
      "Selector(\"endEditing:\", UIKit.UIView.endEditing(_:))"
    ),
    (
      "#selector(UITextFieldDelegate.textFieldShouldReturn(_:))",
      "Selector(\"textFieldShouldReturn:\", "
        + "{ (object: any UITextFieldDelegate) in object.textFieldShouldReturn(_:) })"
    ),
  ])
  func `of UIKit's methods carry them`(ios: String, linux: String) {
    #expect(selector(ios) == linux)
  }

  @Test(arguments: [
    ("#selector(paste(_:))", "Selector(\"paste:\", Page.paste(_:))"),
    ("#selector(self.copy(_:))", "Selector(\"copy:\", Page.copy(_:))"),
    ("#selector(paste)", "Selector(\"paste:\", Page.paste(_:))"),
    ("#selector(UIView.selectAll)", "Selector(\"selectAll:\", UIView.selectAll(_:))"),
    (
      "#selector(UIResponderStandardEditActions.paste(_:))",
      "Selector(\"paste:\", { (object: any UIResponderStandardEditActions) in object.paste(_:) })"
    ),
    (
      "#selector(UIResponderStandardEditActions.copy)",
      "Selector(\"copy:\", { (object: any UIResponderStandardEditActions) in object.copy(_:) })"
    ),
    ("#selector(UIResponder.delete(_:))", "Selector(\"delete:\", UIResponder.delete(_:))"),
  ])
  func `of editing commands carry them`(ios: String, linux: String) {
    #expect(selector(ios) == linux)
  }

  @Test(arguments: [
    ("#selector(getter: count)", "Selector(\"count\", { (object: Page) in { object.count } })"),
    (
      "#selector(getter: UIView.isHidden)",
      "Selector(\"isHidden\", { (object: UIView) in { object.isHidden } })"
    ),
    (
      "#selector(setter: self.count)",
      "Selector(\"setCount:\", { (object: Page) in { object.count = $0 } })"
    ),
    ("#selector(getter: text.tag)", "Selector(\"tag\", on: text) { object in { object.tag } }"),
  ])
  func `of properties read and write them`(ios: String, linux: String) {
    #expect(selector(ios) == linux)
  }

  @Test(arguments: [
    ("Selector(\"tapped:\")", "Selector(\"tapped:\", Page.tapped(_:))"),
    ("Selector((\"pickWith:\"))", "Selector(\"pickWith:\", Page.pick(_:))"),
    ("NSSelectorFromString(\"base:\")", "Selector(\"base:\", Base.base(_:))"),
    ("Selector((\"unknown:\"))", "Selector((\"unknown:\"))"),
    ("Selector(name)", "Selector(name)"),
  ])
  func `made of a name carry the method of the enclosing type`(ios: String, linux: String) {
    #expect(selector(ios) == linux)
  }

  @Test(arguments: [
    ("#keyPath(Page.count)", "\"count\""), ("#keyPath(model.next)", "\"model.next\""),
    ("#keyPath(self.model)", "\"model\""),
    ("#keyPath(UIView.layer.opacity)", "\"layer.opacity\""),
    ("#keyPath(Other.Inner.go)", "\"go\""),
  ])
  func `and key paths become their names`(ios: String, linux: String) {
    #expect(selector(ios) == linux)
  }

  @Test func `in a nested type name the outer type's method, or the inner one's`() {
    let ios = """
      class Page: UIViewController {
        @objc func outer() {}
        class Row: UIView {
          @objc func inner() {}
          lazy var tap = UITapGestureRecognizer(target: self, action: #selector(inner))
          lazy var up = UITapGestureRecognizer(target: nil, action: #selector(outer))
        }
      }
      extension Page.Row { func f() { _ = #selector(inner) } }
      """
    let linux = adapted(ios)
    #expect(linux.contains("action: Selector(\"inner\", Page.Row.inner))"))
    #expect(linux.contains("action: Selector(\"outer\", Page.outer))"))
    #expect(linux.contains("_ = Selector(\"inner\", Page.Row.inner)"))
  }

  @Test func `in a local class name it alone`() {
    let ios = """
      class Page { func f() { class Target: NSObject { @objc func g() {}; let s = #selector(g) } } }
      """
    #expect(adapted(ios).contains("let s = Selector(\"g\", Target.g)"))
  }

  @Test func `in a generic class name it without its parameters`() {
    let ios = """
      class List<Item>: UIViewController { @objc func tapped() {}; let s = #selector(tapped) }
      class Plain { let s = #selector(List<Int>.tapped) }
      """
    #expect(
      adapted(ios) == """
        class List<Item>: UIViewController { func tapped() {}; let s = Selector("tapped", List.tapped) }
        class Plain { let s = Selector("tapped", List<Int>.tapped) }
        """)
  }

  @Test func `over several lines keep the lines below where they were`() {
    let ios = """
      class Page {
        @objc func tapped() {}
        let s = #selector(
          Page.tapped
        )
        let t = 1
      }
      """
    let lines = adapted(ios).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[5] == "  let t = 1")
  }
}

@Suite struct `Selector names` {
  @Test(
    arguments: [
      ("tapped", [], "tapped"), ("tapped", ["_"], "tapped:"),
      ("show", ["trail"], "showWithTrail:"),
      ("show", ["at", "animated"], "showAt:animated:"), ("move", ["_", "to"], "move:to:"),
      ("load", ["forID"], "loadForID:"), ("play", ["URL"], "playWithURL:"),
      ("insertAt", ["index"], "insertAtIndex:"), ("init", ["coder"], "initWithCoder:"),
      ("move", ["_", "_"], "move::"),
    ] as [(String, [String], String)])
  func `are Objective-C's`(name: String, labels: [String], selector: String) {
    #expect(SelectorName.objCName(of: name, labels: labels) == selector)
  }
}
