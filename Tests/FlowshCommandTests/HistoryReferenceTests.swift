import Editline
import Testing

@testable import FlowshCommand

@Suite struct HistoryReferenceTests {
  private let lines = ["open persons", "12 monkeys", "select Fred", "select \u{202E}", "back"]
  private let numbered = [(1, "select Fred"), (2, "select \u{202E}"), (10, "back")]

  @Test(
    arguments: [
      ("!", "!", ["!10", "!2", "!1", "12 monkeys", "open persons"]),
      ("  !", "!", ["!10", "!2", "!1", "12 monkeys", "open persons"]),
      ("!1", "!1", ["!10", "!1"]), ("!3", "!3", []), ("!!", "!!", ["back"]), ("!-1", "!-1", []),
      ("!sel", "!sel", ["select \u{202E}", "select Fred"]), ("!x", "!x", []),
    ])
  func `Tab after ! offers the lines that it can repeat, the most recent first`(
    text: String, replaced: String, expected: [String]
  ) {
    let found = HistoryReference.completion(of: text, numbered: numbered, lines: lines)
    #expect(found?.candidates.map(\.insertion) == expected && found?.replaced == replaced)
    #expect(found?.candidates.allSatisfy { $0.suffix.isEmpty } == true)
  }

  @Test func `the numbers of lines are offered with the lines`() {
    let found = HistoryReference.completion(of: "!", numbered: numbered, lines: lines)
    #expect(found?.candidates.map(\.detail) == ["back", "select \\u{202E}", "select Fred", "", ""])
  }

  @Test(arguments: ["", "x", "! ", "! select", "screen; !"])
  func `a ! with a blank behind it, or within a line, isn't a reference`(text: String) {
    #expect(HistoryReference.completion(of: text, numbered: numbered, lines: lines) == nil)
  }

  @Test func `more lines than Tab lists are counted`() {
    let many = (1...600).map { ($0, "screen") }
    let found = HistoryReference.completion(of: "!", numbered: many, lines: [])
    #expect(found?.candidates.count == 500 && found?.omitted == 100)
  }
}
