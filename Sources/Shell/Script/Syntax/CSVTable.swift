/// A table of comma-separated values.
///
/// Values that contain a comma, a quote, or a newline are quoted. Quotes within them are doubled.
package struct CSVTable: Sendable {
  /// A row of the table.
  package struct Row: Sendable {
    package let values: [String]
    /// The number of the row's first line in the file, counted from 1.
    package let line: Int
  }

  /// The rows, without blank lines.
  package private(set) var rows: [Row] = []

  /// Parses the content of a file.
  ///
  /// Error messages include the file name.
  ///
  /// - Throws: `ScriptMistake` if a closing quote is missing or is followed by text.
  package init(_ bytes: [UInt8], file: String) throws(ScriptMistake) {
    var reader = Reader(bytes: bytes[...], file: file)
    if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.bytes.removeFirst(3) }
    if let nul = bytes.firstIndex(of: 0) {
      let line = bytes[..<nul].count { $0 == UInt8(ascii: "\n") } + 1
      throw .badTable(file: file, line: line, problem: "NUL character; save the file as UTF-8 text")
    }
    while let row = try reader.row() {
      if row.values != [""] { rows.append(row) }
    }
  }

  /// Returns the values of the named columns, row by row.
  ///
  /// If the first row contains all of the names, in any case, and with or without spaces around
  /// them, it is the header. If it contains none, the number of columns must equal the number of
  /// names, and the columns are used in order.
  ///
  /// - Throws: `ScriptMistake` if the header lacks a name, or the rows don't all have the same
  ///   number of values.
  package func columns(_ names: [String], file: String) throws(ScriptMistake) -> [[String]] {
    guard let first = rows.first else {
      throw .badTable(file: file, line: 1, problem: "the file has no rows")
    }
    let titles = first.values.map { OutputPattern.trimmed($0.drop { $0 == " " || $0 == "\t" }) }
    func column(_ name: String) -> Int? {
      titles.firstIndex(of: name)
        ?? titles.firstIndex {
          $0.lowercased() == name.lowercased() && !names.contains($0)
        }
    }
    let places = names.compactMap(column)
    let hasTitles = places.count == names.count
    // The cells aren't in the message, because they may be data.
    guard hasTitles || places.isEmpty else {
      let missing = names.filter { column($0) == nil }.joined(separator: ", ")
      let known = names.filter { column($0) != nil }.joined(separator: ", ")
      throw .badTable(
        file: file, line: first.line,
        problem: "the first row names \(known), but not \(missing); add the missing columns, or a"
          + " header above the row if it has values")
    }
    guard hasTitles || first.values.count == names.count else {
      let separators = first.values[0].contains(";") ? "; separate the values by commas" : ""
      throw .badTable(
        file: file, line: first.line,
        problem: "\(counted(first.values.count, "column")) for"
          + " \(counted(names.count, "name")), and the first row"
          + " is not a header with \(names.joined(separator: ", ")); add a header" + separators)
    }
    var chosen: [[String]] = []
    for row in rows[(hasTitles ? 1 : 0)...] {
      guard row.values.count == first.values.count else {
        throw .badTable(
          file: file, line: row.line,
          problem: "\(counted(row.values.count, "column")), but the first row has"
            + " \(first.values.count); quote values that contain a comma")
      }
      chosen.append(hasTitles ? places.map { row.values[$0] } : row.values)
    }
    return chosen
  }

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
            throw problem("a quote inside a value; quote the whole value and double the quote")
          }
          return try text(quoted[...])
        }
        bytes.removeFirst()
        quoted.append(byte)
      }
      line = start
      throw problem("missing closing quote")
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
