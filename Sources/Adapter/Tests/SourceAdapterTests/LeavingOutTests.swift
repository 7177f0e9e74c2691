import BuildFormats
import Foundation
import SourceAdapter
import Testing

/// A file in which errors are marked: `view.⚑colour = 3`.
private struct MarkedFile {
  let file: LeavingOut
  private(set) var causes: [String: LeavingOut.Cause] = [:]
  /// The errors for which nothing could be left out.
  private(set) var rest: [CompilerError] = []

  init(
    _ text: String, _ message: String = "value of type 'UIView' has no member 'colour'",
    notes: [String] = [], standIns: [String] = []
  ) {
    file = LeavingOut(Array(text.replacing("⚑", with: "").utf8))
    var errors: [CompilerError] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var before = 0
      for part in line.split(separator: "⚑", omittingEmptySubsequences: false).dropLast() {
        before += part.utf8.count
        errors.append(CompilerError(line: number + 1, column: before + 1, message, notes: notes))
      }
    }
    for name in standIns {
      let error = CompilerError(line: 1, column: 1, "cannot find '\(name)' in scope")
      file.needsStandIn(name, error, &causes)
    }
    rest = file.leaveOut(errors, &causes)
  }

  /// Continues with an error at the first place of some code.
  mutating func fail(
    at code: String, _ message: String = "generic parameter 'Value' could not be inferred",
    notes: [String] = []
  ) {
    let before = text.split(separator: code, maxSplits: 1, omittingEmptySubsequences: false)[0]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    rest = file.leaveOut(
      [
        CompilerError(
          line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1, message, notes: notes)
      ], &causes)
  }

  var text: String { String(decoding: file.bytes, as: UTF8.self) }
  var kinds: [LeftOutPiece.Kind] { file.result?.pieces.map(\.kind) ?? [] }
}

/// The text without what is marked, in which calls have a short name.
private func without(_ text: String, _ message: String? = nil) -> String {
  let file = message.map { MarkedFile(text, $0) } ?? MarkedFile(text)
  return file.text.replacing("FlowshUnavailable.", with: "✂").replacing(
    "\"UIView.colour\"", with: "")
}

@Suite struct `What the compiler doesn't find` {
  @Test(arguments: [
    (
      "class A: UIView, ⚑Shown { func show() {} }",
      "conformance of 'A' to protocol 'Shown' crosses into main actor-isolated code and can cause "
        + "data races",
      "class A: UIView, @preconcurrency Shown { func show() {} }"
    ),
    (
      "extension P { public ⚑final func go() {} }",
      "only classes and class members may be marked with 'final'",
      "extension P { public  func go() {} }"
    ),
    (
      "{ observer.on(.next(⚑)) }", "missing argument for parameter #1 in call",
      "{ observer.on(.next(())) }"
    ),
    (
      "{ observer.on(.⚑next(answer, data)) }",
      "enum case 'next' expects a single parameter of type '(Answer, Data)'",
      "{ observer.on(.next((answer, data))) }"
    ),
    (
      "{ pairs.⚑append(key: key, value: 1) }",
      "instance method 'append' expects a single parameter of type '(key: Key, value: Int)'",
      "{ pairs.append((key: key, value: 1)) }"
    ),
    (
      "class A: B {⚑\n  override init(a: Int) { super.init(a: a) }\n  let b = 1\n}",
      "multiple definitions of symbol '$s1A'", "class A: B {\n  \n  let b = 1\n}"
    ),
    (
      "class A: B {⚑\n  override init(_ a: Int, b c: Int) { super.init(a, b: c) }\n}",
      "multiple definitions of symbol '$s1A'", "class A: B {\n  \n}"
    ),
  ])
  func `has the spelling of an earlier Swift`(text: String, message: String, left: String) {
    let file = MarkedFile(text, message)
    #expect(file.text == left)
    #expect(file.rest.isEmpty && file.kinds.count == 1)
  }

  @Test(arguments: ["log(⚑)", "logger.log(⚑)"])
  func `isn't the spelling of an earlier Swift in a call of anything else`(call: String) {
    let file = MarkedFile("func f() { \(call) }", "missing argument for parameter #1 in call")
    #expect(
      file.text
        == "func f() { FlowshUnavailable.note(\"func f() { log() }\") }".replacing(
          "log()", with: call.replacing("⚑", with: "")))
  }

  @Test func `is an initializer that does more than the one which it overrides`() {
    let file = MarkedFile(
      """
      class A: B {⚑
        override init(style: Style, name: String) { super.init(style: .subtitle, name: name) }
        override init(name: String) { super.init(name: name) }
      }
      """, "multiple definitions of symbol '$s1A'")
    #expect(file.text.contains(".subtitle") && file.kinds == [.override])
    let only = MarkedFile(
      "class A: B {⚑\n  override init(a: Int) { super.init(a: 1) }\n}",
      "multiple definitions of symbol '$s1A'")
    #expect(only.text == "class A: B {\n  \n}" && only.kinds == [.member])
  }

  @Test(arguments: [
    ("import UIKit", "import Coins", "Coins.Unit"), ("import UIKit; import Coins", "", ""),
    ("import UIKit", "import Coins\nimport Foundation", ""),
  ])
  func `is the type of the only module that the file itself imports`(
    adapter: String, own: String, type: String
  ) {
    let (head, tail) = ("\(adapter)\n\n\(own)\nfunc f(_ unit: ", ") {}\n")
    let file = MarkedFile(
      head + "⚑Unit" + tail, "'Unit' is ambiguous for type lookup in this context",
      notes: [
        "found this candidate in module 'Foundation'", "found this candidate in module 'Coins'",
      ])
    #expect((file.text == head + type + tail) == !type.isEmpty)
    #expect(file.kinds == [type.isEmpty ? .member : .spelling])
  }

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
    "try save(view.⚑colour)", "return try view.⚑colour()",
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

@Suite struct `A file with pieces left out` {
  private let adapted = """
    import UIKit
    #sourceLocation(file: "/My App/A.swift", line: 1)
    class A {
      func f() {
        view.⚑colour = 1
        next()
    #sourceLocation(file: "/My App/B.swift", line: 7)
        view.⚑colour = 2
      }
    }

    """

  @Test func `is made again from its adapted text, with the places in the app`() throws {
    let whole = Array(adapted.replacing("⚑", with: "").utf8)
    let text = LocatedText(whole)
    #expect(text.located(text.plain) == whole)
    let plain = String(decoding: text.plain, as: UTF8.self)
    #expect(!plain.contains("sourceLocation") && plain.split(separator: "\n").count == 8)
    var file = MarkedFile(adapted)
    #expect(file.kinds == [.statement, .statement])
    let result = try #require(file.file.result)
    let again = try #require(text.without(result))
    #expect(
      String(decoding: again.bytes, as: UTF8.self)
        == adapted.replacing("view.⚑colour = 1", with: "")
        .replacing("view.⚑colour = 2", with: ""))
    #expect(again.pieces.map(\.path) == ["/My App/A.swift", "/My App/B.swift"])
    #expect(again.pieces.map(\.line) == [3, 7])
    #expect(text.origin(ofLine: 1)?.path == "/My App/A.swift" && text.origin(ofLine: 1)?.line == 1)
    file.fail(at: "nowhere")
    #expect(LocatedText(whole + [0x20]).without(result) == nil)
  }

  @Test func `has places that the app gives itself, also in the middle of a line`() throws {
    let whole = Array("func f() {\n  #sourceLocation(file: \"A.gyb\", line: 7)\n  a()\n}".utf8)
    let text = LocatedText(whole)
    #expect(String(decoding: text.plain, as: UTF8.self) == "func f() {\n\n  a()\n}")
    #expect(text.located(text.plain) == whole)
    #expect(text.origin(ofLine: 3)?.path == "A.gyb" && text.origin(ofLine: 3)?.line == 7)
  }

  @Test func `keeps its lines`() {
    for text in [
      "func f() {\n  if a,\n    view.⚑colour {\n    b()\n  }\n  else {\n    c()\n  }\n}\nlast",
      "func f() {\n  guard let a = view.⚑colour\n  else {\n    return\n  }\n  b()\n  c()\n}\nlast",
      "class A: B {\n  init() {\n    a()\n    super.init(\n      ⚑b)\n  }\n}\nlast",
      "func f() {\n  let a = view.⚑b {\n    c\n  }\n  a.d {\n    e\n  }\n}\nlast",
    ] {
      let lines = without(text).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == text.split(separator: "\n", omittingEmptySubsequences: false).count)
      #expect(lines.last == "last")
    }
  }

  /// The Swift files of the samples and of the demo apps.
  private static var sources: [URL] {
    let root = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    return ["samples", "Sources/Apps"].flatMap { folder -> [URL] in
      let all = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      return (all?.compactMap { $0 as? URL } ?? [])
        .filter { $0.pathExtension == "swift" && !$0.path.contains("/.build/") }
    }
  }

  @Test func `is the adapted text, byte for byte, where nothing is left out`() throws {
    let sources = Self.sources
    #expect(sources.count > 50)
    let texts = try sources.map { ParsedSource([UInt8](try Data(contentsOf: $0))) }
    let adapter = SourceAdapter(AppIndex(zip(sources, texts).map { ($0.path, $1.facts) })) { _ in
      nil
    }
    for (source, text) in zip(sources, texts) {
      let bytes = adapter.adapted(source.path, text).bytes
      let located = LocatedText(bytes)
      let file = LeavingOut(bytes)
      #expect(file.result == nil && file.bytes == located.plain, "\(source.path)")
      #expect(located.located(located.plain) == bytes, "\(source.path)")
    }
  }
}
