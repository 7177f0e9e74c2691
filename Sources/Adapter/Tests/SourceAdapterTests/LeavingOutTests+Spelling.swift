import BuildFormats
import SourceAdapter
import Testing

extension `What the compiler doesn't find` {
  @Test(arguments: [
    (
      "let a = b.count.⚑toIntMax()", "value of type 'Int' has no member 'toIntMax'",
      "let a = Int64(b.count)"
    ),
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
}
