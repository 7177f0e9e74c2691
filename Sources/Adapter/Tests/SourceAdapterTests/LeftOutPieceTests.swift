import BuildFormats
import SourceAdapter
import Testing

@Suite struct `A piece in whose place there is an error` {
  @Test(arguments: [
    ("func f() { ⚑a(); super.b() }", "func f() { FlowshUnavailable.note(\"UIView.colour\") }"),
    (
      "func f() throws { ⚑a() }",
      "func f() throws { throw FlowshUnavailable.error(\"UIView.colour\") }"
    ),
    (
      "func f() -> Int { let x = 1; ⚑a { b() }; return x }",
      "func f() -> Int { return FlowshUnavailable.value(\"UIView.colour\") }"
    ),
    (
      "var a: Int { set { ⚑a { b() } } }",
      "var a: Int { set { FlowshUnavailable.note(\"UIView.colour\") } }"
    ),
    (
      "class A { init() { ⚑a { b() } } }",
      "class A { init() { FlowshUnavailable.fault(\"UIView.colour\") } }"
    ),
    (
      "class A { init?() { ⚑a { b() } } }",
      "class A { init?() { FlowshUnavailable.note(\"UIView.colour\"); return nil } }"
    ),
    ("class A { func f() -> some P { ⚑a { b() } } }", "class A {  }"),
  ])
  func `gives way to its body`(text: String, expected: String) {
    var file = MarkedFile(text)
    if file.text.contains("FlowshUnavailable") {
      file.fail(at: "FlowshUnavailable")
    } else {
      file.fail(at: "}", "type of expression is ambiguous without a type annotation")
    }
    #expect(file.text == expected)
    #expect(file.file.result?.pieces.map(\.api) == ["UIView.colour"])
  }

  @Test func `takes a member, a type and at last the file`() {
    var file = MarkedFile("import A\nclass B {\n  var c: Int { ⚑d }\n  var e = 1\n}\nlet f = 1\n")
    #expect(file.kinds == [.value])
    file.fail(at: "FlowshUnavailable")
    #expect(file.kinds == [.body])
    file.fail(at: "FlowshUnavailable")
    #expect(file.text == "import A\nclass B {\n  \n  var e = 1\n}\nlet f = 1\n")
    file.fail(at: "class")
    #expect(file.text == "import A\n\n\n\n\nlet f = 1\n" && file.kinds == [.type])
    file.fail(at: "let")
    file.fail(at: "import")
    #expect(file.text == "\n\n\n\n\n\n\n".replacing("\n\n\n\n\n\n\n", with: "\n\n\n\n\n\n"))
  }

  @Test func `leaves super.init, and takes the initializer's body`() {
    let file = MarkedFile("class A: B { init() { c = 1; super.init(⚑d) } }")
    #expect(
      file.text == "class A: B { init() { FlowshUnavailable.fault(\"UIView.colour\") } }")
  }

  @Test func `leaves the cause as it was`() {
    var file = MarkedFile(
      "class A {\n  let a = ⚑C()\n  func f() { a.b() }\n}", "cannot find 'C' in scope")
    file.fail(at: "a.b", "cannot find 'a' in scope")
    #expect(file.text == "class A {\n  \n  func f() {  }\n}")
    #expect(file.file.result?.pieces.map(\.api) == ["C", "C"])
    #expect(file.file.result?.pieces.map(\.owner) == ["A.a", "A.f"])
  }

  @Test(arguments: [
    ("@⚑Globe class A {}", "unknown attribute 'Globe'", "@Globe"),
    ("let a = ⚑#globe(1)", "no macro named 'globe'", "#globe"),
    ("func f() { a(⚑.short) }", "type 'Any?' has no member 'short'", "func f() { a(.short) }"),
    ("func f() {\n  a(Globe.b, ⚑c)\n}", "ambiguous use of 'c'", "Globe"),
  ])
  func `is named by what is missing`(text: String, message: String, api: String) {
    let file = MarkedFile(text, message, standIns: api == "Globe" ? ["Globe"] : [])
    let pieces = file.file.result?.pieces.filter { $0.kind != .standIn }
    #expect(pieces?.map(\.api) == [api])
  }

  @Test(
    arguments: [
      ("func f() { view.⚑colour = 1 }", .silent), ("func f() { a(view.⚑colour) }", .warns),
      ("func f() -> Int { view.⚑colour }", .ends), ("func f() { if view.⚑colour { a() } }", .warns),
      ("func f() throws { try view.⚑colour() }", .warns),
    ] as [(String, LeftOutPiece.Effect)])
  func `has a consequence where it is reached`(text: String, effect: LeftOutPiece.Effect) {
    #expect(MarkedFile(text).file.result?.pieces.map(\.effect) == [effect])
  }

  @Test func `lies in a property that nothing can initialize any more`() {
    var file = MarkedFile(
      "class ⚑A {\n  let a: Int\n  var b: Int?\n}", "class 'A' has no initializers",
      notes: ["stored property 'a' without initial value prevents synthesized initializers"])
    #expect(
      file.text
        == "class A {\n  var a: Int { get { FlowshUnavailable.value(\"class A {\") } set {} }\n  var b: Int?\n}"
    )
    file.fail(at: "FlowshUnavailable")
    #expect(file.text == "class A {\n  \n  var b: Int?\n}")
    file = MarkedFile(
      "class A: B {\n  let a: Int\n  init() { ⚑super.init() }\n}",
      "property 'self.a' not initialized at super.init call")
    #expect(file.text.contains("var a: Int { get {"))
  }
}
