#if AppSources
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
#endif
