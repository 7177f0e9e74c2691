/// Rows of values as spreadsheets write them: parted by commas, quoted where they hold a comma, a
/// quote (twice) or a newline.
package struct CSVTable: Sendable {
  /// A row and the line where it begins.
  package struct Row: Sendable {
    /// The values.
    package let values: [String]
    /// The line of the file, from 1.
    package let line: Int
  }

  /// The rows, blank lines left out.
  package private(set) var rows: [Row] = []

  /// Reads the rows of a file, which messages call by its name.
  ///
  /// - Throws: `ScriptMistake` for a quote that is not closed, or has something behind it.
  package init(_ bytes: [UInt8], file: String) throws(ScriptMistake) {
    var reader = Reader(bytes: bytes[...], file: file)
    if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.bytes.removeFirst(3) }
    if let nul = bytes.firstIndex(of: 0) {
      let line = bytes[..<nul].count { $0 == UInt8(ascii: "\n") } + 1
      throw .badTable(file: file, line: line, problem: "a NUL; rows are UTF-8 text")
    }
    while let row = try reader.row() {
      if row.values != [""] { rows.append(row) }
    }
  }

  /// The rows with the values of some columns, in the order of the names.
  ///
  /// Where the first row has all the names, it says which column is which; else the columns are taken
  /// in their order, and there must be as many as names.
  /// - Throws: `ScriptMistake` for a row of more or fewer values than the first.
  package func columns(_ names: [String], file: String) throws(ScriptMistake) -> [[String]] {
    guard let first = rows.first else {
      throw .badTable(file: file, line: 1, problem: "there are no rows")
    }
    let titles = first.values.map(OutputPattern.trimmed)
    let places = names.compactMap { titles.firstIndex(of: $0) }
    let hasTitles = places.count == names.count
    guard hasTitles || first.values.count == names.count else {
      throw .badTable(
        file: file, line: first.line,
        problem: "\(Self.columns(first.values.count)) for \(names.count)"
          + " name\(names.count == 1 ? "" : "s"), and the first row"
          + " does not have \(names.joined(separator: ", ")); name the columns there")
    }
    var chosen: [[String]] = []
    for row in rows[(hasTitles ? 1 : 0)...] {
      guard row.values.count == first.values.count else {
        throw .badTable(
          file: file, line: row.line,
          problem: "\(Self.columns(row.values.count)), and the first row has"
            + " \(first.values.count); quote a value with a comma in it")
      }
      chosen.append(hasTitles ? places.map { row.values[$0] } : row.values)
    }
    return chosen
  }

  private static func columns(_ count: Int) -> String { "\(count) column\(count == 1 ? "" : "s")" }

  private struct Reader {
    var bytes: ArraySlice<UInt8>
    let file: String
    var line = 1

    mutating func row() throws(ScriptMistake) -> Row? {
      guard !bytes.isEmpty else { return nil }
      let start = line
      var values: [String] = []
      while true {
        values.append(try value())
        switch bytes.popFirst() {
        case UInt8(ascii: ","): continue
        case UInt8(ascii: "\r"):
          if bytes.first == UInt8(ascii: "\n") { bytes.removeFirst() }
          line += 1
        case UInt8(ascii: "\n"): line += 1
        default: break
        }
        return Row(values: values, line: start)
      }
    }

    private mutating func value() throws(ScriptMistake) -> String {
      guard bytes.first == UInt8(ascii: "\"") else {
        let plain = bytes.prefix { !Self.ends($0) }
        bytes = bytes[plain.endIndex...]
        return try text(plain)
      }
      let start = line
      bytes.removeFirst()
      var quoted: [UInt8] = []
      while let byte = bytes.popFirst() {
        if byte == UInt8(ascii: "\n") { line += 1 }
        guard byte == UInt8(ascii: "\"") else {
          quoted.append(byte)
          continue
        }
        guard bytes.first == byte else {
          guard bytes.first.map(Self.ends) ?? true else {
            throw problem("a quote within a value; quote the whole value, and double the quote")
          }
          return try text(quoted[...])
        }
        bytes.removeFirst()
        quoted.append(byte)
      }
      line = start
      throw problem("a quote that nothing closes")
    }

    private func text(_ bytes: ArraySlice<UInt8>) throws(ScriptMistake) -> String {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw problem("invalid UTF-8; save the file as UTF-8")
      }
      return text
    }

    private func problem(_ problem: String) -> ScriptMistake {
      .badTable(file: file, line: line, problem: problem)
    }

    private static func ends(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
  }
}
