/// The line that begins a loop: the names, and where their values come from.
package struct EachHeader: Sendable, Hashable {
  /// Where the values come from.
  package enum Values: Sendable, Hashable {
    /// A file of rows.
    case file(String)
    /// Words, as many a row as there are names.
    case words([String])
  }

  /// The names that each row gives values to.
  package let names: [String]
  /// Where the values come from.
  package let values: Values

  /// Reads `each a b in FILE.csv` or `each a b in (1 2 3 4)`, its variables having values.
  ///
  /// - Throws: `ScriptMistake` for what is not written so.
  package init(_ line: String) throws(ScriptMistake) {
    var tokenizer = Tokenizer(line)
    var words: ArraySlice<Word>
    do { words = try tokenizer.nextCommand()[...] } catch { throw .tokens(error) }
    words.removeFirst()
    guard let place = words.firstIndex(where: { $0.text == "in" && !$0.isQuoted }) else {
      throw .badEach("needs in")
    }
    guard tokenizer.isAtEnd else { throw .badEach("; ends no each") }
    let names = words[..<place].map(\.text)
    guard !names.isEmpty else { throw .badEach("needs a name") }
    if let wrong = names.first(where: { !Expansion.isName($0) }) { throw .badName(wrong) }
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw .badEach("\(twice) is named twice")
    }
    self.names = names
    values = try Self.values(Array(words[(place + 1)...]), names.count, of: line)
  }

  private static func values(
    _ words: [Word], _ count: Int, of line: String
  ) throws(ScriptMistake) -> Values {
    guard let first = words.first, let last = words.last else {
      throw .badEach("needs a file, or values in parentheses")
    }
    let bytes = Array(line.utf8)
    guard bytes[first.range.lowerBound] == UInt8(ascii: "(") else {
      guard words.count == 1 else {
        throw .badEach("needs one file, or values in parentheses")
      }
      return .file(first.text)
    }
    guard bytes[last.range.upperBound - 1] == UInt8(ascii: ")") else {
      throw .badEach("needs a ) behind its values")
    }
    let inner = bytes[first.range.lowerBound + 1..<last.range.upperBound - 1]
    var tokenizer = Tokenizer(String(decoding: inner, as: UTF8.self))
    let values: [String]
    do { values = try tokenizer.nextCommand().map(\.text) } catch { throw .tokens(error) }
    guard tokenizer.isAtEnd else { throw .badEach("values are separated by spaces, not ;") }
    guard values.count.isMultiple(of: count) else {
      throw .badEach(
        "\(values.count) value\(values.count == 1 ? "" : "s") for \(count) names a row")
    }
    return .words(values)
  }

  /// The file of rows.
  ///
  /// - Parameter script: the script that the line stands in, from whose folder the file counts.
  /// - Returns: its path, nil where the values stand in the line.
  package func file(in script: String?) -> String? {
    guard case .file(let name) = values else { return nil }
    return ScriptFile.resolve(name, against: script)
  }

  /// The rows of values.
  ///
  /// - Parameters:
  ///   - script: the script that the line stands in, from whose folder a file counts.
  ///   - files: what was read before.
  /// - Returns: as many values a row as there are names.
  /// - Throws: where a file can't be read, or is wrong.
  package func rows(
    in script: String?, _ files: ScriptFiles
  ) throws(ScriptMistake) -> [[String]] {
    switch values {
    case .words(let words):
      return stride(from: 0, to: words.count, by: names.count).map {
        Array(words[$0..<$0 + names.count])
      }
    case .file(let name):
      let path = ScriptFile.resolve(name, against: script)
      return try CSVTable(Array(files.bytes(of: path)), file: path).columns(names, file: path)
    }
  }
}
