import SourceAdapter
import Testing

@Suite struct `Objective-C protocols` {
  @Test(arguments: [
    ("@objc protocol P { func f() }", "protocol P: AnyObject { func f() }"),
    ("@objc(PP) public protocol P {}", "public protocol P: AnyObject {}"),
    ("@objc protocol P: NSObjectProtocol {}", "protocol P: NSObjectProtocol {}"),
    (
      "@objc protocol P: class { var a: Int { get } }", "protocol P: class { var a: Int { get } }"
    ),
    ("protocol P { func f() }", "protocol P { func f() }"),
  ])
  func `are protocols of classes`(ios: String, linux: String) { #expect(adapted(ios) == linux) }

  @Test func `have a protocol for each optional requirement, at its line`() {
    let ios = """
      @MainActor @objc public protocol PickerDelegate {
        @objc func picked(_ item: Item)
        @objc optional func cancelled(_ picker: Picker,
                                      at date: Date?) -> Bool
        @objc optional var title: String? { get }
      }
      """
    #expect(
      adapted(ios).lines
        == """
        @MainActor public protocol PickerDelegate: AnyObject {
          func picked(_ item: Item)
          


        }
        #sourceLocation(file: "App.swift", line: 3)
        @MainActor public protocol PickerDelegate_cancelled___Picker_at_Date__: AnyObject { \
        func cancelled(_ picker: Picker,
                                        at date: Date?) -> Bool }
        @MainActor public extension PickerDelegate { @discardableResult \
        func cancelled_optional(_ picker: Picker, at date: Date?) -> (Bool)? { \
        (self as? any PickerDelegate_cancelled___Picker_at_Date__)?.cancelled(picker, at: date) }; \
        @discardableResult func cancelled_forced(_ picker: Picker, at date: Date?) -> Bool { \
        (self as? any PickerDelegate_cancelled___Picker_at_Date__)!.cancelled(picker, at: date) } }
        #sourceLocation(file: "App.swift", line: 5)
        @MainActor public protocol PickerDelegate_title: AnyObject { var title: String? { get } }

        """.lines)
  }

  /// A project with a delegate protocol; the adapted first line of its class.
  private func statement(_ ios: String) -> String {
    let project = Project([
      "App.swift": """
      class Picker { func f() { \(ios) }
        weak var delegate: PickerDelegate?, source: (any PickerDelegate)!, label: UILabel?
      }
      """,
      "PickerDelegate.swift": """
      @objc protocol PickerDelegate {
        @objc optional func cancelled(_ picker: Picker)
        func cancelled(at row: Int)
        @objc optional func left()
        @objc optional func height(for row: Int, done: () -> Void) -> CGFloat
        @objc optional var title: String? { get }
      }
      """,
    ])
    let line = project.body().split(separator: "\n").first ?? ""
    return String(line.dropFirst("class Picker { func f() { ".count).dropLast(2))
  }

  @Test(arguments: [
    ("delegate?.cancelled?(self)", "delegate?.cancelled_optional(self)"),
    ("self.delegate?.left?()", "self.delegate?.left_optional()"),
    ("source.left?()", "source.left_optional()"), ("source.left!()", "source.left_forced()"),
    ("$0.delegate!.left?()", "$0.delegate!.left_optional()"),
    (
      "let h = (delegate?.height?(for: 1) { }) ?? 44",
      "let h = (delegate?.height_optional(for: 1) { }) ?? 44"
    ),
    (
      "let h = delegate?.height?(for: 1) { }.rounded()",
      "let h = delegate?.height_optional(for: 1) { }?.rounded()"
    ),
    (
      "title = delegate?.title ?? \"\"",
      "title = (delegate as? any PickerDelegate_title)?.title ?? \"\""
    ),
    (
      "if delegate?.left != nil {}", "if (delegate as? any PickerDelegate_left__)?.left != nil {}"
    ),
    (
      "if let deck = self as? PickerDelegate, let t = deck.title {}",
      "if let deck = self as? PickerDelegate, "
        + "let t = (deck as? any PickerDelegate_title)?.title {}"
    ),
    (
      "let deck: PickerDelegate! = nil; deck?.title",
      "let deck: PickerDelegate! = nil; (deck as? any PickerDelegate_title)?.title"
    ),
    (
      "func show(_ label: (any PickerDelegate)?) { label?.title }",
      "func show(_ label: (any PickerDelegate)?) { (label as? any PickerDelegate_title)?.title }"
    ),
    (
      "label?.title; let label = self as? PickerDelegate",
      "label?.title; let label = self as? PickerDelegate"
    ),
    ("delegate?.cancelled?(self, 1)", "delegate?.cancelled?(self, 1)"),
    ("label?.title", "label?.title"), ("onTap?(self)", "onTap?(self)"),
    ("delegate?.cancelled(at: 1)", "delegate?.cancelled(at: 1)"),
    (
      "scroll.delegate?.scrollViewDidScroll?(scroll)",
      "scroll.delegate?.scrollViewDidScroll(scroll)"
    ),
  ])
  func `are asked for an optional requirement by its protocol`(ios: String, linux: String) {
    #expect(statement(ios) == linux)
  }

  @Test(
    .bug(id: "A8"),
    arguments: [
      (
        "if let a = delegate?.panel?(self, layoutFor: traits) {}",
        "if let a = delegate?.panel_optional(self, layoutFor: traits) {}"
      ),
      (
        "let a = source.panel!(self, layoutFor: traits).depth",
        "let a = source.panel_forced(self, layoutFor: traits).depth"
      ),
      (
        "if let a = source.panel!(self, layoutFor: size) {}",
        "if let a = source.panel_forced(self, layoutFor: size) {}"
      ),
      (
        "delegate?.panel?(self, movedTo: 1)", "delegate?.panel_optional(self, movedTo: 1)"
      ),
    ])
  func `have overloads of optional requirements, which the compiler chooses by their types`(
    ios: String, linux: String
  ) {
    let project = Project([
      "PanelDelegate.swift": """
      @objc public protocol PanelDelegate {
        @objc(panel:layoutForTraits:) optional
        func panel(_ panel: Panel, layoutFor traits: Traits) -> Layout
        @objc(panel:layoutForSize:)
        optional func panel(_ panel: Panel, layoutFor size: CGSize) throws -> Layout?
        @objc @MainActor optional func panel(_: Panel, movedTo place: Int)
      }
      """,
      "Panel.swift": "class Panel { func f() { \(ios) }; var delegate: PanelDelegate? }",
      "Owner.swift": """
      class Owner: NSObject, PanelDelegate {
        func panel(_ panel: Kit.Panel, layoutFor size: CGSize) throws -> Layout? { nil }
      }
      """,
    ])
    #expect(
      project.body("Panel.swift")
        == "class Panel { func f() { \(linux) }; var delegate: PanelDelegate? }")
    #expect(
      project.body("PanelDelegate.swift").lines.dropFirst(7)
        == """
        #sourceLocation(file: "PanelDelegate.swift", line: 2)
        public protocol PanelDelegate_panel___Panel_layoutFor_Traits_: AnyObject {
          func panel(_ panel: Panel, layoutFor traits: Traits) -> Layout }
        public extension PanelDelegate { @discardableResult \
        func panel_optional(_ panel: Panel, layoutFor traits: Traits) -> (Layout)? { \
        (self as? any PanelDelegate_panel___Panel_layoutFor_Traits_)?\
        .panel(panel, layoutFor: traits) }; @discardableResult \
        func panel_forced(_ panel: Panel, layoutFor traits: Traits) -> Layout { \
        (self as? any PanelDelegate_panel___Panel_layoutFor_Traits_)!\
        .panel(panel, layoutFor: traits) } }
        #sourceLocation(file: "PanelDelegate.swift", line: 4)
        public protocol PanelDelegate_panel___Panel_layoutFor_CGSize_: AnyObject {
          func panel(_ panel: Panel, layoutFor size: CGSize) throws -> Layout? }
        public extension PanelDelegate { @discardableResult \
        func panel_optional(_ panel: Panel, layoutFor size: CGSize) throws -> Layout? { \
        try (self as? any PanelDelegate_panel___Panel_layoutFor_CGSize_)?\
        .panel(panel, layoutFor: size) }; @discardableResult \
        func panel_forced(_ panel: Panel, layoutFor size: CGSize) throws -> Layout? { \
        try (self as? any PanelDelegate_panel___Panel_layoutFor_CGSize_)!\
        .panel(panel, layoutFor: size) } }
        #sourceLocation(file: "PanelDelegate.swift", line: 6)
        public protocol PanelDelegate_panel___Panel_movedTo_Int_: AnyObject { \
        @MainActor func panel(_: Panel, movedTo place: Int) }
        public extension PanelDelegate { @discardableResult \
        @MainActor func panel_optional(_ argument0: Panel, movedTo place: Int) -> (Void)? { \
        (self as? any PanelDelegate_panel___Panel_movedTo_Int_)?\
        .panel(argument0, movedTo: place) }; \
        @MainActor func panel_forced(_ argument0: Panel, movedTo place: Int) -> Void { \
        (self as? any PanelDelegate_panel___Panel_movedTo_Int_)!\
        .panel(argument0, movedTo: place) } }

        """.lines[...])
    #expect(
      project.body("Owner.swift").hasSuffix(
        "}\nextension Owner: PanelDelegate_panel___Panel_layoutFor_CGSize_ {}\n"))
  }

  @Test func `are implemented by classes that have the optional requirement`() {
    let project = Project([
      "PickerDelegate.swift": """
      @objc protocol PickerDelegate { @objc optional func left(); @objc optional func other() }
      @objc protocol WideDelegate: PickerDelegate {}
      """,
      "A.swift": "class A: NSObject, PickerDelegate { func left() {} }",
      "B.swift": "class B: NSObject { func left() {} }",
      "C.swift": "class C: B, WideDelegate {}",
      "D.swift": "class D {}\nextension D: PickerDelegate {}\nextension D { func other() {} }",
      "E.swift": "class E { func left() {}; func other() {} }",
      "F.swift": "class F: A { override func left() {} }",
    ])
    #expect(
      project.body("A.swift").hasSuffix("\nextension A: PickerDelegate_left__ {}\n"))
    #expect(project.body("B.swift").hasSuffix("\nextension B: PickerDelegate_left__ {}\n"))
    #expect(project.adapted("C.swift").isUnchanged)
    #expect(project.body("D.swift").hasSuffix("\nextension D: PickerDelegate_other__ {}\n"))
    #expect(project.adapted("E.swift").isUnchanged)
    #expect(project.body("F.swift") == "class F: A { override func left() {} }")
  }
}
