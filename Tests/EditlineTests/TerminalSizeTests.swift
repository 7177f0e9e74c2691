import Testing

@testable import Editline

@Suite struct TerminalSizeTests {
  @Test(
    arguments: [
      (80, 24, true), (1_000, 1_000, true), (65_535, 50, true), (65_535, 65_535, false),
      (3_000, 3_000, false),
    ])
  func `lines are edited unless libedit's copy of the screen would be huge`(
    columns: Int, rows: Int, expected: Bool
  ) { #expect(Terminal.isBounded((columns, rows)) == expected) }

  @Test func `the error about a terminal that is too large says how to mend it`() {
    #expect(
      LineEditorError.terminalTooLarge(columns: 65_535, rows: 65_535).description
        == "the terminal says that it has 65535 columns and 65535 rows, too many to edit lines on;"
        + " set its size with `stty cols 80 rows 24`")
  }
}
