import Script
import Shell

/// CSV tables for `each`.
///
/// A table that was written with quotes must be read back unchanged. A damaged table must be read,
/// or rejected with a line of the file.
struct TableGenerator: Generator {
  private static let values = [
    "", "a", "Fred", "a b", "a,b", "a\"b", "\"", "\"\"", "a\nb", "\r\n", "é", "日本", "${x}", "# c",
    ";",
    " x ", "\u{FEFF}", "'", "\\", "name", "mail",
  ]

  private let bench: Workbench

  init(_ bench: Workbench) { self.bench = bench }

  func make(_ random: inout Random, into draft: Draft) {
    let columns = random.number(in: 1...3)
    let newline = random.pick(["\n", "\r\n"])
    var rows: [[UInt8]] = (0..<random.number(in: 1...6)).map { _ in
      let values = (0..<columns).map { _ in random.pick(Self.values) }
      return Array((values.map(Self.quoted).joined(separator: ",") + newline).utf8)
    }
    if random.one(in: 2) { Mutation.change(&rows[random.below(rows.count)], &random) }
    if random.one(in: 8) { rows[0].insert(contentsOf: [0xEF, 0xBB, 0xBF], at: 0) }
    for row in rows { draft.append(row) }
  }

  func check(_ input: Input) throws(Mismatch) {
    bench.count()
    let bytes = input.bytes
    let last = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
    let table: CSVTable
    do throws(ScriptMistake) {
      table = try CSVTable(bytes, file: "a.csv")
    } catch { return try require(error, last) }
    // What is written with quotes must be read back unchanged.
    let values = table.rows.map(\.values)
    let text = values.map { $0.map(Self.quoted).joined(separator: ",") + "\n" }.joined()
    let again = (try? CSVTable(Array(text.utf8), file: "b.csv"))?.rows.map(\.values)
    guard again == values else {
      throw Mismatch("a table is read as written", expected: "\(values)", seen: "\(again ?? [])")
    }
    do throws(ScriptMistake) {
      _ = try table.columns(["x", "name"], file: "a.csv")
    } catch { try require(error, last) }
    try loop(over: bytes)
  }

  /// Runs a loop over the table.
  private func loop(over bytes: [UInt8]) throws(Mismatch) {
    let files = ScriptFiles(["a.csv": bytes[...]])
    let shell = FuzzedShell(
      ShellHeader(of: ["# flowsh --keep-going --no-trace"]), bench, files: files)
    for (place, line) in ["each x in a.csv", "note ${x}", "select \"${x}\"", "end"].enumerated() {
      shell.run(line, number: place + 1)
    }
    try OutputCheck.requireSafe(shell.takeOutput())
    for diagnostic in shell.diagnostics { try OutputCheck.requireSafe(Array(diagnostic.line.utf8)) }
  }

  private func require(_ mistake: ScriptMistake, _ last: Int) throws(Mismatch) {
    guard case .badTable(_, let line, _) = mistake, (1...last).contains(line) else {
      throw Mismatch(
        "an invalid table is rejected with a line of the file", expected: "1 to \(last)",
        seen: "\(mistake)")
    }
  }

  /// Returns a value in quotes, with each quote doubled, also one that a combining mark follows.
  private static func quoted(_ value: String) -> String {
    let quote: Unicode.Scalar = "\""
    var text = String.UnicodeScalarView([quote])
    for scalar in value.unicodeScalars {
      text.append(contentsOf: scalar == quote ? [quote, quote] : [scalar])
    }
    text.append(quote)
    return String(text)
  }
}
