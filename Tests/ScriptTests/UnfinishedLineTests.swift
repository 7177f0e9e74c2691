import Script
import Testing

@Suite struct UnfinishedLineTests {
  private func read(_ text: String) -> UnfinishedLine {
    UnfinishedLine(text, [.setting, .title])
  }

  @Test(arguments: [
    "# sel", "back # sel", "back; # sel", "#", "| Pe", "|",
    "note ", "note it's; sel", "! note sel", "back; note sel", "expect row -- ",
    "expect row Fred -- \"Fr",
  ])
  func `a comment, a title, an output line, a text, and a message are free text`(text: String) {
    #expect(read(text) == .freeText)
  }

  @Test(arguments: [("@", "@", 0..<1), ("  @se", "@se", 2..<5)])
  func `the name of a setting begins its line`(text: String, name: String, range: Range<Int>) {
    #expect(read(text) == .firstWord(name, of: .setting, range: range))
  }

  @Test(arguments: [
    ("@app ", "@app", "", 5..<5), ("@data  My Fo", "@data", "My Fo", 7..<12),
    ("@set user", "@set", "user", 5..<9),
  ])
  func `the value of a setting is the rest of the line`(
    text: String, name: String, value: String, range: Range<Int>
  ) {
    #expect(read(text) == .textValue(value, of: .setting, name: name, range: range))
  }

  @Test(arguments: [
    ("", "", 0..<0), ("  ", "", 2..<2), ("sel", "sel", 0..<3), ("! ", "", 2..<2), ("!", "", 1..<1),
    ("?sel", "sel", 1..<4), ("! @s", "@s", 2..<4), ("back;", "", 5..<5),
    ("back; sel", "sel", 6..<9),
    ("back \";\"; s", "s", 10..<11), ("note", "note", 0..<4), ("each", "each", 0..<4),
    ("=", "=", 0..<1), ("\"Log I", "Log I", 0..<6), ("é", "é", 0..<2),
  ])
  func `a command's name begins its line, or follows a mark or a semicolon`(
    text: String, name: String, range: Range<Int>
  ) {
    #expect(read(text) == .commandName(name, range: range))
  }

  @Test(arguments: [
    ("back ", "back", [Word("", range: 5..<5)]),
    ("back\t", "back", [Word("", range: 5..<5)]),
    ("? back --", "back", [Word("--", range: 7..<9)]),
    ("screen; choose Sort ", "choose", [Word("Sort", range: 15..<19), Word("", range: 20..<20)]),
    ("\"Log In\" f", "Log In", [Word("f", range: 9..<10)]),
    (
      "each x in ", "each",
      [
        Word("x", range: 5..<6), Word("in", range: 7..<9), Word("", range: 10..<10),
      ]
    ),
    ("end ", "end", [Word("", range: 4..<4)]),
    ("select \u{600}", "select", [Word("\u{600}", range: 7..<9)]),
  ])
  func `arguments follow a command's name, the last one at the cursor`(
    text: String, command: String, words: [Word]
  ) {
    let start = ["?": 2, "screen;": 8][text.split(separator: " ").first] ?? 0
    #expect(read(text) == .arguments(words, command: command, start: start))
  }

  @Test(arguments: [
    ("select \"", ""), ("select \"Fr; ", "Fr; "), ("select 'Fr\" ", "Fr\" "),
    ("select \"Fr\"", "Fr"),
    ("select Fr\\ ", "Fr "), ("select Fr\\", "Fr"), ("select \"Fr\\\"", "Fr\""),
    ("select \"Fr\\", "Fr\\"), ("select 'Fr\\", "Fr\\"),
  ])
  func `an open quote or backslash ends at the cursor`(text: String, word: String) {
    #expect(
      read(text)
        == .arguments(
          [Word(word, range: 7..<text.utf8.count, isQuoted: true)], command: "select",
          start: 0))
  }
}
