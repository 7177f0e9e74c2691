import Testing

@testable import Editline

@MainActor @Suite struct `Width on the screen` {
  init() { #expect(Terminal.useUTF8()) }

  @Test func `the color ends before the last character`() {
    let prompt = LinePrompt("Fred> ", sgr: [1, 32])
    #expect(prompt.encoded == "\u{1}\u{1B}[1;32m\u{1}Fred>\u{1}\u{1B}[0m\u{1} ")
  }

  @Test func `a prompt omits zero-width characters`() {
    let family = LinePrompt("\u{1F468}\u{200D}\u{1F469}\n\u{1B}[2J> ")
    #expect(family.encoded == "\u{1F468}\u{1F469}[2J> ")
  }

  @Test(arguments: [
    ("abc", 10, 0, 3), ("abcdefghij", 10, 1, 0), ("abcdefghijk", 10, 1, 1),
    ("123456789日", 10, 1, 2),
    ("12345678日", 10, 1, 0), ("a\tb", 20, 0, 9), ("a\u{1}b", 20, 0, 4), ("a\nbc", 20, 1, 2),
  ])
  func `the computed end of a text is where the terminal puts the cursor`(
    text: String, columns: Int, row: Int, column: Int
  ) {
    let position = ScreenPosition(after: text.unicodeScalars, columns: columns)
    #expect(position.row == row && position.column == column)
  }
}
