import Script
import Shell

nonisolated extension Generator {
  /// CSV tables for `each`.
  ///
  /// A table that was written with quotes must be read back unchanged. A damaged table must be
  /// read, or rejected with a line of the file.
  static let tables = Generator(
    name: "tables", summary: "CSV tables for each", make: Tables.make, check: Tables.check)
}

private enum Tables {
  private static let values = [
    "", "a", "Fred", "a b", "a,b", "a\"b", "\"", "\"\"", "a\nb", "\r\n", "é", "日本", "${x}", "# c",
    ";",
    " x ", "\u{FEFF}", "'", "\\", "name", "mail",
  ]

  static func make(_ random: inout Random, _ draft: Draft) {
    let columns = random.number(in: 1...3)
    let newline = random.pick(["\n", "\r\n"])
    var rows: [[UInt8]] = (0..<random.number(in: 1...6)).map { _ in
      let values = (0..<columns).map { _ in random.pick(Self.values) }
      return Array((values.map(quoted).joined(separator: ",") + newline).utf8)
    }
    if random.one(in: 2) { Mutation.mutate(&rows, &random, special: Mutation.change) }
    for row in rows { draft.append(row) }
  }

  static func check(_ input: Input) throws(Mismatch) {
    Progress.count()
    let bytes = input.bytes
    let last = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
    let table: CSVTable
    do throws(ScriptMistake) {
      table = try CSVTable(bytes, file: "a.csv")
    } catch { return try require(error, last) }
    // What is written with quotes must be read back unchanged.
    let values = table.rows.map(\.values)
    let text = values.map { $0.map(quoted).joined(separator: ",") + "\n" }.joined()
    let again = (try? CSVTable(Array(text.utf8), file: "b.csv"))?.rows.map(\.values)
    guard again == values else {
      throw Mismatch("a table is read as written", expected: "\(values)", seen: "\(again ?? [])")
    }
    do throws(ScriptMistake) {
      _ = try table.columns(["x", "name"], file: "a.csv")
    } catch { try require(error, last) }
    try FuzzedShell(.quiet, files: ScriptFiles(["a.csv": bytes[...]]))
      .requireSafe(running: ["each x in a.csv", "note ${x}", "select \"${x}\"", "end"])
  }

  private static func require(_ mistake: ScriptMistake, _ last: Int) throws(Mismatch) {
    guard case .badTable(_, let line, _) = mistake, (1...last).contains(line) else {
      throw Mismatch(
        "an invalid table is rejected with a line of the file", expected: "1 to \(last)",
        seen: "\(mistake)")
    }
  }

  /// Returns a value in quotes, with each quote doubled, also one that a combining mark follows.
  private static func quoted(_ value: String) -> String {
    let scalars = value.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }
    return "\"" + scalars.joined() + "\""
  }
}
