import Script
import Testing

@Suite struct `A table of values` {
  private func table(_ text: String) throws(ScriptMistake) -> CSVTable {
    try CSVTable(Array(text.utf8), file: "rows.csv")
  }

  private static let texts: [(String, [[String]])] = [
    ("", []),
    ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
    ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
    ("a\rb", [["a"], ["b"]]),
    ("\u{FEFF}a\n", [["a"]]),
    ("a,\n,b\n", [["a", ""], ["", "b"]]),
    ("\n\na\n\n", [["a"]]),
    (",\n", [["", ""]]),
    (" a , b ", [[" a ", " b "]]),
    ("\"a, b\",\"say \"\"hi\"\"\"\n", [["a, b", "say \"hi\""]]),
    ("\"two\nlines\",x\n", [["two\nlines", "x"]]),
    ("\"\"", []),
    ("Zoë,\"😀\"", [["Zoë", "😀"]]),
  ]

  @Test(arguments: texts)
  func `contains the values of each row, as spreadsheets write them`(
    text: String, values: [[String]]
  ) throws {
    #expect(try table(text).rows.map(\.values) == values)
  }

  @Test func `stores the line at which each row begins`() throws {
    let rows = try table("a\n\n\"b\nb\nb\"\nc\r\nd\n").rows
    #expect(rows.map(\.line) == [1, 3, 6, 7])
  }

  private static let mistakes: [([UInt8], Int, String)] = [
    (Array("a\n\"b\nc\n".utf8), 2, "missing closing quote"),
    (
      Array("a\n\"b\"c\n".utf8), 2,
      "a quote inside a value; quote the whole value and double the quote"
    ),
    (Array("a\nb\n\0".utf8), 3, "NUL character; save the file as UTF-8 text"),
    (Array("a\n".utf8) + [0xFF], 2, "invalid UTF-8; save the file as UTF-8"),
    (Array("\"".utf8) + [0xC3, 0x22], 1, "invalid UTF-8; save the file as UTF-8"),
  ]

  @Test(arguments: mistakes)
  func `is rejected with the line of the problem`(bytes: [UInt8], line: Int, problem: String) {
    #expect(throws: ScriptMistake.badTable(file: "rows.csv", line: line, problem: problem)) {
      try CSVTable(bytes, file: "rows.csv")
    }
  }

  @Test func `returns columns by the names in its first row, in the requested order`() throws {
    let table = try table("user,password ,age\nfred,yabba,40\nwilma,\"a,b\",39\n")
    #expect(
      try table.columns(["password", "user"], file: "rows.csv")
        == [["yabba", "fred"], ["a,b", "wilma"]])
  }

  @Test func `accepts a header in another case, and rejects one that lacks a name`() throws {
    let table = try table("User,PASSWORD\nfred,yabba\n")
    #expect(try table.columns(["password", "user"], file: "rows.csv") == [["yabba", "fred"]])
    #expect(
      throws: ScriptMistake.badTable(
        file: "rows.csv", line: 1,
        problem: "the first row names user, but not USER; add the missing columns, or a header"
          + " above the row if it has values")
    ) { try self.table("user,x\n1,2\n").columns(["user", "USER"], file: "rows.csv") }
    #expect(
      throws: ScriptMistake.badTable(
        file: "rows.csv", line: 1,
        problem: "the first row names user, but not pasword; add the missing columns, or a header"
          + " above the row if it has values")
    ) { try table.columns(["user", "pasword"], file: "rows.csv") }
    #expect(
      throws: ScriptMistake.badTable(
        file: "rows.csv", line: 1,
        problem: "1 column for 2 names, and the first row is not a header with a, b; add a header;"
          + " separate the values by commas")
    ) { try self.table("x;y\n1;2\n").columns(["a", "b"], file: "rows.csv") }
  }

  @Test func `returns all rows if the first one doesn't contain all the names`() throws {
    let table = try table("fred,yabba\nwilma,dabba\n")
    #expect(
      try table.columns(["user", "password"], file: "rows.csv")
        == [["fred", "yabba"], ["wilma", "dabba"]])
  }

  private static let unfit: [(String, Int, String)] = [
    ("\n", 1, "the file has no rows"),
    (
      "\na,b,c\n", 2,
      "3 columns for 1 name, and the first row is not a header with user; add a header"
    ),
    (
      "user\nfred,yabba\n", 2,
      "2 columns, but the first row has 1; quote values that contain a comma"
    ),
  ]

  @Test(arguments: unfit)
  func `has no columns if the rows and names don't match`(
    text: String, line: Int, problem: String
  ) throws {
    let table = try table(text)
    #expect(throws: ScriptMistake.badTable(file: "rows.csv", line: line, problem: problem)) {
      try table.columns(["user"], file: "rows.csv")
    }
  }

  @Test func `may have spaces around its titles`() throws {
    let table = try table("name, email\t\nFred,f@x\n")
    #expect(try table.columns(["email", "name"], file: "rows.csv") == [["f@x", "Fred"]])
  }
}
