import BuildFormats
import SourceAdapter
import Testing

extension `What the compiler doesn't find` {
  @Test(arguments: [
    ("case 1: view.⚑colour = 3; view.⚑mode = 2\ncase 2: b()", "case 1: break  \ncase 2: b()"),
    ("case 1: b()\ndefault: view.⚑colour = 3", "case 1: b()\ndefault: break "),
    (
      "case 1:\n  view.⚑a()\n  view.⚑b()\n  view.⚑c()\ndefault: b()",
      "case 1: break\n  \n  \n  \ndefault: b()"
    ),
  ])
  func `leaves a case of a switch that does nothing any more`(text: String, expected: String) {
    var file = MarkedFile("func f() { switch a { \(text) } }")
    let label = text.hasPrefix("case 1: b()") ? "default" : "case"
    file.fail(
      at: label, "'\(label)' label in a 'switch' must have at least one executable statement")
    #expect(file.text == "func f() { switch a { \(expected) } }")
    #expect(file.rest.isEmpty)
  }

  @Test(arguments: [
    "let d = try view.⚑colour()", "title = try view.⚑colour()", "try await view.⚑colour()",
    "try save(view.⚑colour)", "return try view.⚑colour()", "for a in try view.⚑colours() { b(a) }",
  ])
  func `is an error for the app's own handling where errors are thrown`(statement: String) {
    #expect(
      without("func f() throws {\n  a()\n  \(statement)\n}")
        == "func f() throws {\n  a()\n  throw ✂error()\n}")
  }

  @Test(arguments: [
    (
      "do { try a() } catch Globe.⚑lost(let code) { b(code) } catch { c() }",
      "do { try a() }  catch { c() }"
    ),
    ("do { try a() } catch Globe.⚑lost, Own.bad { b() }", "do { try a() } catch  Own.bad { b() }"),
    ("repeat { a() } while view.⚑colour", "repeat { a() } while ✂exists()"),
  ])
  func `costs a catch clause, or a loop's condition, and not the body`(
    text: String, expected: String
  ) {
    #expect(without("func f() throws {\n  \(text)\n}") == "func f() throws {\n  \(expected)\n}")
  }

  @Test(arguments: [
    "var a: String { switch b { case 1: \"a\"\ncase 2: _ } }",
    "func a() -> String { if b { \"a\" } else if c { _ } else { \"c\" } }",
    "func a() { let c = switch b { case 1: _\ndefault: 2 }; d(c) }",
    "func a() -> Int { return if b { switch c { case 1: _\ndefault: 2 } } else { 2 } }",
  ])
  func `is one branch of an if or a switch that is a value`(text: String) {
    #expect(
      without(text.replacing("_", with: "view.⚑colour")) == text.replacing("_", with: "✂value()"))
  }

  @Test(arguments: [
    "func a() -> Int { if b { _ } else { c(); d() }; return 1 }",
    "func a() { switch b { case 1: _\ncase 2: c() } }", "func a() { run { if b { _ } } }",
    "func a() { run { if b { _ } else { c(); d() } } }",
  ])
  func `is a statement in a branch of an if or a switch that is none`(text: String) {
    #expect(without(text.replacing("_", with: "view.⚑colour()")) == text.replacing("_", with: ""))
  }

  @Test(arguments: [
    ("if view.⚑colour == 1 { a() } else { b() }", "if ✂exists() { ✂fault() } else { b() }"),
    ("if view.⚑colour == 1 { a() }", "if ✂exists() { ✂fault() }"),
    (
      "if let c = view.⚑colour { a(c) } else if d { b() }",
      "if ✂exists() { ✂fault() } else if d { b() }"
    ),
    (
      "if d { b() } else if view.⚑colour { a() } else { c() }",
      "if d { b() } else if ✂exists() { ✂fault() } else { c() }"
    ),
    ("let c = if view.⚑colour { 1 } else { 2 }", "let c = if ✂exists() { ✂fault() } else { 2 }"),
    (
      "guard let c = view.⚑colour else { return }; a(c)",
      "guard ✂exists() else { return }; ✂fault()"
    ),
    ("guard view.⚑colour else { return }", "guard ✂exists() else { return }"),
    ("for c in view.⚑colours { a(c) }", "✂note()"), ("while view.⚑colour { a() }", "✂note()"),
    ("switch view.⚑colour { default: a() }", "✂note()"),
  ])
  func `is no condition`(text: String, expected: String) {
    #expect(without("func f() {\n  \(text)\n}") == "func f() {\n  \(expected)\n}")
  }

  @Test(arguments: [
    ("func f() -> Int { a(); return view.⚑colour }", "func f() -> Int { a(); return ✂value() }"),
    ("func f() -> Int { view.⚑colour }", "func f() -> Int { ✂value() }"),
    ("var c: Int { view.⚑colour }", "var c: Int { ✂value() }"),
    ("func f() throws { throw ⚑Colour() }", "func f() throws { ✂error() }"),
    ("func f(c: Int = .⚑colour) {}", "func f(c: Int = ✂value()) {}"),
    ("class A { var c: Int = .⚑colour }", "class A { var c: Int { get { ✂value() } set {} } }"),
    (
      "class A { lazy var c: Int = .⚑colour }",
      "class A {  var c: Int { get { ✂value() } set {} } }"
    ),
    (
      "class A { let c: Int = .⚑colour }", "class A { var c: Int { get { ✂value() } set {} } }"
    ),
    ("class A { var c: Int? = .⚑colour }", "class A { var c: Int? = ✂value() }"),
    ("func f() { let c: Int? = view.⚑colour; a(c) }", "func f() { let c: Int? = ✂value(); a(c) }"),
    ("func f() { run { $0.⚑colour } }", "func f() { run { ✂value() } }"),
    (
      "class A { let c: Int; init() { self.c = ⚑colour; super.init() } }",
      "class A { let c: Int; init() { self.c = ✂value(); super.init() } }"
    ),
    (
      "func f() -> Int { let c: Int; if a { c = ⚑colour } else { c = 1 }; return c }",
      "func f() -> Int { let c: Int; if a { c = ✂value() } else { c = 1 }; return c }"
    ),
  ])
  func `is a value that ends the app when it is read`(text: String, expected: String) {
    #expect(without(text) == expected.replacing("✂error", with: "throw ✂error"))
  }
}
