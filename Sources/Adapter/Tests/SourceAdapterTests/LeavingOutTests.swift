import BuildFormats
import SourceAdapter
import Testing

@Suite struct `What the compiler doesn't find` {
  @Test(arguments: [
    ("{ view.⚑colour = 3; next() }", "{  next() }"),
    ("{\n  view.⚑set(\n    3)\n  next()\n}", "{\n  \n\n  next()\n}"),
    ("{ _ = view.⚑colour; next() }", "{  next() }"),
    ("{ try? view.⚑load(); next() }", "{ ✂note(); next() }"),
    ("{ if a { view.⚑colour = 3 } }", "{ if a {  } }"),
    (
      "{ switch a { case 1: view.⚑colour = 3\ndefault: b() } }",
      "{ switch a { case 1: \ndefault: b() } }"
    ),
    ("{ run { view.⚑colour = 3 } }", "{ run {  } }"),
    ("{ run { view.a(); view.⚑colour = 3 } }", "{ run { view.a();  } }"),
    ("{ view?.⚑colour(.init(1), CGSize(width: 2)).twice[3]!.go(); next() }", "{  next() }"),
  ])
  func `costs a statement`(text: String, expected: String) {
    #expect(without("func f() " + text) == "func f() " + expected)
  }

  @Test(arguments: [
    "navigationController?.push(detail, animated: view.⚑animated)",
    "post(name: .⚑changed, object: nil)", "Log.shared.note(view.⚑colour)",
    "stack.add(Picture(image: Image(⚑name: 1)))", "show(detail).⚑animated = true",
    "Box(view.⚑colour).show()", "view.⚑colour(make())", "count += view.⚑colour",
    "a ? view.⚑colour() : show()", "view.colour = view.⚑colour",
  ])
  func `is noted when it is reached if something else would have been done`(statement: String) {
    #expect(
      without("func f() {\n  \(statement)\n  next()\n}") == "func f() {\n  ✂note()\n  next()\n}")
  }

  @Test func `is noted when it is reached if the call exists, but not in this form`() {
    let file = MarkedFile(
      "func f() { view.⚑show(a: 1); b() }", "incorrect argument label in call (have 'a:')")
    #expect(file.text.contains("FlowshUnavailable.note("))
  }

  @Test func `is noted when it is reached if the statement would have called back`() {
    #expect(
      without("func f() { view.⚑load { self.show() }; next() }")
        == "func f() { ✂note(); next() }")
  }

  @Test(arguments: [
    ("a = [.b, .⚑colour, .c]", "✂note(); a = [.b,  .c]"),
    ("a = [.⚑colour: 1, .c: 2]", "✂note(); a = [ .c: 2]"), ("a = [.⚑colour]", "✂note()"),
    ("return [.b, .⚑colour]", "✂note(); return [.b, ]"),
    ("for a in [.b, .⚑colour] { c(a) }", "✂note(); for a in [.b, ] { c(a) }"),
    ("a.text = [.b, .⚑colour].joined()", "✂note(); a.text = [.b, ].joined()"),
    ("run { [.b, .⚑colour] }", "run { ✂note(); return [.b, ] }"),
    ("Layout.activate([.b, .⚑colour, .⚑mode])", "Layout.activate([.b,  ])"),
    ("a(tabs: [home, Other(⚑x), more])", "a(tabs: [home,  more])"),
  ])
  func `costs an element`(text: String, expected: String) {
    #expect(without("func f() {\n  \(text)\n}") == "func f() {\n  \(expected)\n}")
  }

  @Test(arguments: [
    ("case .a, .⚑colour: x()", "case .a: x()"),
    ("case .⚑colour, .a: x()", "case  .a: x()"), ("case .⚑colour: x()", ""),
  ])
  func `costs a case of a switch`(text: String, expected: String) {
    let (head, tail) = ("func f() { switch a {\n", "\ndefault: y() } }")
    let whole = expected.contains("⚑") ? "" : expected
    #expect(without(head + text + tail) == head + whole + tail)
  }

  @Test func `costs a local name and the statements that use it`() {
    #expect(
      without(
        """
        func f() {
          let a = view.⚑colour
          a.b = 1
          let c = a.d
          if let c { show(c) } else { other() }
          view.add(a)
          self.a = 2
          next()
        }
        """)
          == """
          func f() {
            ✂note()
            
            
            if ✂exists() { ✂fault() } else { other() }
            
            self.a = 2
            next()
          }
          """)
  }

  @Test func `costs a use in a closure, which may run later, with a word of its own`() {
    #expect(
      without("func f() {\n  let a = view.⚑colour\n  show(a)\n  run { b(); show(a) }\n}")
        == "func f() {\n  ✂note()\n  \n  run { b(); ✂note() }\n}")
  }

  @Test(arguments: [
    "run { a in a.b = 2 }", "run { (a: Int, _) in a.b = 2 }", "if let a = b { a.c() }",
    "for a in b { a.c() }", "func g(a: Int) { h(a) }", "do { let a = b; a.c() }",
    "switch b { case .some(let a): a.c() }", "run { [a = b] in a.c() }",
  ])
  func `leaves statements with another declaration of the name`(statement: String) {
    #expect(
      without("func f() {\n  let a = view.⚑colour\n  \(statement)\n}")
        == "func f() {\n  ✂note()\n  \(statement)\n}")
  }

  @Test func `costs the body where a local name is returned`() {
    #expect(
      without("func f() -> Int {\n  let a = view.⚑colour\n  return a\n}")
        == "func f() -> Int {\n  ✂note()\n  return ✂value()\n}")
  }

  @Test(arguments: [
    (
      "class A: B { override func ⚑f() {} }", "class A: B {  func f() {} }",
      "method does not override any method from its superclass"
    ),
    (
      "class A { override var ⚑a: Int { 1 } }", "class A {  var a: Int { 1 } }",
      "property does not override any property from its superclass"
    ),
    ("class A: B, ⚑C {}", "class A: B, Any {}", "cannot find type 'C' in scope"),
    ("extension ⚑A: C {}", "extension A: Any {}", "type 'A' does not conform to protocol 'C'"),
    (
      "struct ⚑A: K.C {}", "struct A: Any {}", "inheritance from non-protocol type 'K.C'"
    ),
    (
      "struct ⚑A: C {}", "struct A: Any {}",
      "non-class type 'A' cannot conform to class protocol 'C'"
    ),
    (
      "@MainActor class ⚑A: B {}", " class A: B {}",
      "main actor-isolated initializer 'init()' has different actor isolation from nonisolated "
        + "overridden declaration"
    ),
    (
      "struct ⚑A: Codable {}", "struct A: Any {}",
      "type 'A' does not conform to protocol 'Decodable'"
    ),
    (
      "class A { @⚑Published var a = 1 }", "class A {  var a = 1 }", "unknown attribute 'Published'"
    ),
    ("class A { func f(a: ⚑C) {} }", "class A {  }", "cannot find type 'C' in scope"),
    ("class A { var a: ⚑C }", "class A {  }", "cannot find type 'C' in scope"),
    ("enum A { case a(⚑C); case b }", "enum A { case b }", "cannot find type 'C' in scope"),
    ("extension ⚑C { func f() {} }\nlet a = 1", "\nlet a = 1", "cannot find type 'C' in scope"),
    ("import ⚑C\nlet a = 1", "\nlet a = 1", "no such module 'C'"),
    ("let a: ⚑C\nlet b = 1", "\nlet b = 1", "cannot find type 'C' in scope"),
    (
      "func f() { ⚑switch a { case 1: b() } }",
      "func f() { switch a { case 1: b() default: ✂fault(\"func f() { switch a { case 1: b() } }\") } }",
      "switch must be exhaustive"
    ),
    (
      "func f() { guard a else ⚑{ exit() }; b() }",
      "func f() { guard a else { exit() ; ✂fault(\"func f() { guard a else { exit() }; b() }\") }; b() }",
      "'guard' body must not fall through"
    ),
    (
      "func f() -> Int {\n  exit()\n⚑}",
      "func f() -> Int {\n  exit()\n✂fault(\"exit()\") }",
      "missing return in global function expected to return 'Int'"
    ),
  ])
  func `costs a word, a conformance or a declaration`(
    text: String, expected: String, message: String
  ) {
    #expect(without(text, message).replacing("{ ;", with: "{") == expected)
  }
}
