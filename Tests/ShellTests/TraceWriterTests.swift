import AppDriver
import CallStacks
import Foundation
import TestSupport
import Testing

@testable import Shell

@Suite(.serialized, .exclusive) struct TraceWriterTests {
  private func written(_ steps: TraceStep...) -> String {
    var text = ""
    let output = TextOutput { text += String(decoding: $0, as: UTF8.self) }
    TraceWriter.write(steps, to: output)
    output.flush()
    return text
  }

  private func call(_ name: String, _ file: String?, _ line: Int?) -> TraceStep {
    .call(Call(kind: .function, name: name, type: nil, file: file, line: line))
  }

  private func event(
    _ name: String, _ controller: String? = nil, other: String? = nil, detail: String? = nil
  ) throws -> SessionEvent {
    var values: [String: Any] = ["position": 0, "name": name]
    values["controller"] = controller
    values["other"] = other
    values["detail"] = detail
    return try JSONDecoder().decode(
      SessionEvent.self, from: JSONSerialization.data(withJSONObject: values))
  }

  @Test func `source locations are aligned in a column, with events between the calls`() throws {
    #expect(
      written(
        call("a()", "A.swift", 7), .event(try event("push", "Page")),
        call("Screen.show(at:)", "Screen.swift", 123), call("b()", nil, nil))
          == """
            a()                A.swift:7
            push Page
            Screen.show(at:)   Screen.swift:123
            b()

          """)
  }

  @Test func `lines that repeat themselves are written once, with their number`() throws {
    let push = TraceStep.event(try event("push", "Page"))
    #expect(
      written(call("search(for:)", "A.swift", 7), push, push, push)
        == "  search(for:)   A.swift:7\n  push Page   ×3\n")
    let (a, b) = (call("a()", nil, nil), call("b()", nil, nil))
    #expect(
      written(push, a, b, a, b, push)
        == "  push Page\n  a()\n  b()   (these 2 lines ×2)\n  push Page\n")
  }

  @Test func `an empty navigation stack is described as empty`() throws {
    #expect(
      written(.event(try event("set", other: "UINavigationController")))
        == "  set nothing in UINavigationController\n")
  }

  @Test func `names from the app can't move the terminal's cursor`() throws {
    let text = written(
      call("a\u{1B}[2J", "A\u{202E}.swift", 1), .event(try event("push", "P\u{7}")))
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!text.contains("\u{202E}") && text.contains("push P"))
  }

  @Test(arguments: [
    ("push", "push Page"), ("pop", "pop Page"), ("set", "set Page in Other"),
    ("selectTab", "select tab Page"), ("windowRoot", "window root Page"),
    ("addChild", "add child Page to Other"), ("removeChild", "remove child Page from Other"),
    ("showDetail", "show detail Page"), ("setColumn", "set column Page"),
    ("turnPage", "turn page Page"), ("openURL", "open it"), ("reloadData", "reload data Page"),
    ("titleChange", "title it"), ("childAdded", "child added Page"), ("finished", "finished Page"),
    ("request", "request it"), ("response", "response it"), ("requestFailed", "request failed: it"),
    ("requestRefused", "request refused: it"), ("requestCanceled", "request canceled: it"),
    ("warning", nil), ("fault", nil),
  ])
  func `an event is written with the names of the objects involved`(
    name: String, words: String?
  ) throws {
    #expect(
      TraceWriter.words(for: try event(name, "Page", other: "Other", detail: "it")) == words)
  }

  @Test func `unknown details of an event are omitted`() throws {
    #expect(TraceWriter.words(for: try event("set", "Page")) == "set Page")
    #expect(TraceWriter.words(for: try event("addChild", "Page")) == "add child Page")
    #expect(TraceWriter.words(for: try event("removeChild", "Page")) == "remove child Page")
  }

  @Test func `a cached trace is written exactly as it was the first time`() async {
    let walker = await Walker.traced()
    let first = await walker.output(of: "select Fred")
    await walker.run("back")
    let second = await walker.output(of: "select Fred")
    #expect(first == second)
    #expect(first.contains("  PersonsViewControllerDelegate.didSelect(person:in:)   "))
    #expect(await walker.output(of: "select x").isEmpty, "no previous output is repeated")
  }

  private static let gestures = [
    ("open groups", "  tap tab Groups\n"), ("open persons; select Fred; back", "  tap Back\n"),
    ("select Fred; back --swipe", "  swipe back\n"),
    ("select Fred; back --cancel", "  swipe back, canceled\n"),
    ("back; login; dismiss", "  swipe down\n"),
    ("login; dismiss --cancel", "  swipe down, canceled\n"),
  ]

  @Test func `a gesture that UIKit handles is written before its effects`() async {
    let walker = await Walker.traced()
    for (line, gesture) in Self.gestures {
      let text = await walker.output(of: line)
      #expect(text.contains(gesture), "\(line): \(text)")
    }
  }
}

extension Walker {
  /// Returns a shell on the demo app that prints the calls behind each command.
  fileprivate static func traced() async -> Walker {
    let walker = Walker(traces: true)
    await walker.shell.start()
    return walker
  }
}
