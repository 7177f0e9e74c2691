import SourceAdapter
import Testing
import UIKitSurface

@Suite struct `UIKit's optional methods` {
  /// A call of a method, such as `other?.tableView?(x, didSelectRowAt: x)`.
  private func call(_ fullName: String) -> String {
    let parts = fullName.split(separator: "(")
    let arguments = parts[1].dropLast().split(separator: ":")
      .map { $0 == "_" ? "x" : "\($0): x" }
    return "other?.\(parts[0])?(\(arguments.joined(separator: ", ")))"
  }

  @Test(.bug(id: "A1"), arguments: UIKitSurface.optionalRequirements.keys.sorted())
  func `are called by a proxy without a question mark, every one`(owner: String) {
    let methods = (UIKitSurface.optionalRequirements[owner] ?? []).filter { $0.hasSuffix(")") }
    let calls = methods.map { "  func f() { _ = \(call($0)) }\n" }.joined()
    let proxy = "class Proxy { weak var other: (any \(owner))?\n\(calls)}"
    #expect(adapted(proxy) == proxy.replacing("?(", with: "("))
  }

  @Test(arguments: UIKitSurface.optionalRequirements.keys.sorted())
  func `are asked of a property without a question mark, every one`(owner: String) {
    for property in UIKitSurface.optionalRequirements[owner] ?? [] where !property.hasSuffix(")") {
      let name = property.filter { $0 != "?" }
      let mark = property == name ? "" : "?"
      let ios = "class A { var other: (any \(owner))?, plain: \(owner); func f() { "
      func linux(_ text: String) -> String { adapted(ios + text + " } }") }
      #expect(
        linux("_ = other?.\(name)\(mark)?.x")
          == ios + "_ = other?.\(name)\(mark.isEmpty ? "" : "?").x } }")
      #expect(
        linux("_ = other!.\(name)\(mark.isEmpty ? "" : "!")!")
          == ios + "_ = other!.\(name)\(mark.isEmpty ? "" : "!") } }")
      #expect(
        linux("_ = (other?.\(name))\(mark.isEmpty ? "" : "!")!")
          == ios + "_ = (other?.\(name))\(mark.isEmpty ? "" : "!") } }")
      guard mark.isEmpty else { continue }
      #expect(
        linux("_ = plain.\(name) ?? y") == ios + "_ = Optional(plain)?.\(name) ?? y } }")
      #expect(linux("_ = plain.\(name)?.x") == ios + "_ = Optional(plain)?.\(name).x } }")
    }
  }

  @Test(arguments: [
    ("delegate?.window??.rootViewController", "delegate?.window?.rootViewController"),
    ("app.delegate!.window!!.frame", "app.delegate!.window!.frame"),
    ("app.delegate?.window?!.frame", "app.delegate?.window!.frame"),
    ("(app.delegate?.window)??.frame", "(app.delegate?.window)?.frame"),
    ("view.window?.rootViewController", "view.window?.rootViewController"),
    ("let window = app.delegate?.window ?? nil", "let window = app.delegate?.window ?? nil"),
    ("error.localizedDescription", "error.localizedDescription"),
  ])
  func `of properties lose one of two marks`(ios: String, linux: String) {
    #expect(adaptedMember("func f() { \(ios) }") == "func f() { \(linux) }")
  }

  @Test func `aren't properties of the app that have their names`() {
    let ios = """
      class Fade { var completionSpeed: CGFloat?; func f() { g(completionSpeed!); \
      self.completionSpeed?.round(); other.completionSpeed!.round() } }
      """
    #expect(adapted(ios) == ios)
  }

  @Test(arguments: [
    "item.action?(item)", "cell.draw?(at: 1)", "bar.position?(1, 2)",
    "table.tableView?(didSelectRowAt: path)",
  ])
  func `are known by their labels, as closures of the same name aren't`(call: String) {
    #expect(adaptedMember("func f() { \(call) }") == "func f() { \(call) }")
  }

  @Test func `take closures behind their parentheses`() {
    #expect(
      adaptedMember("func f() { app?.application?(a, performActionFor: item) { done($0) } }")
        == "func f() { app?.application(a, performActionFor: item) { done($0) } }")
  }
}
