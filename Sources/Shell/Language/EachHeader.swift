/// The line that begins a loop: the names, and where their values come from.
public nonisolated struct EachHeader: Sendable, Hashable {
  /// Where the values come from.
  public nonisolated enum Values: Sendable, Hashable {
    /// A file of rows.
    case file(String)
    /// Words, as many a row as there are names.
    case words([String])
  }

  /// The most bytes of a file of rows.
  static let largestFile = 16 << 20

  /// The names that each row gives values to.
  public let names: [String]
  /// Where the values come from.
  public let values: Values

  /// Reads `each a b in FILE.csv` or `each a b in (1 2 3 4)`, its variables having values.
  ///
  /// - Throws: `CommandError` for what is not written so.
  public init(_ line: String) throws(CommandError) {
    var tokenizer = Tokenizer(line)
    var words: ArraySlice<Word>
    do { words = try tokenizer.nextCommand()[...] } catch { throw .tokens(error) }
    words.removeFirst()
    guard let place = words.firstIndex(where: { $0.text == "in" && !$0.isQuoted }) else {
      throw .script(.badEach("needs in"))
    }
    guard tokenizer.isAtEnd else { throw .script(.badEach("; ends no each")) }
    let names = words[..<place].map(\.text)
    guard !names.isEmpty else { throw .script(.badEach("needs a name")) }
    if let wrong = names.first(where: { !Expansion.isName($0) }) { throw .script(.badName(wrong)) }
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw .script(.badEach("\(twice) is named twice"))
    }
    self.names = names
    values = try Self.values(Array(words[(place + 1)...]), names.count, of: line)
  }

  private static func values(
    _ words: [Word], _ count: Int, of line: String
  ) throws(CommandError) -> Values {
    guard let first = words.first, let last = words.last else {
      throw .script(.badEach("needs a file, or values in parentheses"))
    }
    let bytes = Array(line.utf8)
    guard bytes[first.range.lowerBound] == UInt8(ascii: "(") else {
      guard words.count == 1 else {
        throw .script(.badEach("needs one file, or values in parentheses"))
      }
      return .file(first.text)
    }
    guard bytes[last.range.upperBound - 1] == UInt8(ascii: ")") else {
      throw .script(.badEach("needs a ) behind its values"))
    }
    let inner = bytes[first.range.lowerBound + 1..<last.range.upperBound - 1]
    var tokenizer = Tokenizer(String(decoding: inner, as: UTF8.self))
    let values: [String]
    do { values = try tokenizer.nextCommand().map(\.text) } catch { throw .tokens(error) }
    guard tokenizer.isAtEnd else { throw .script(.badEach("values are parted by blanks, not ;")) }
    guard values.count.isMultiple(of: count) else {
      throw .script(
        .badEach("\(values.count) value\(values.count == 1 ? "" : "s") for \(count) names a row"))
    }
    return .words(values)
  }

  /// The rows of values.
  ///
  /// - Parameter file: the script that the line stands in, from whose folder a file counts.
  /// - Returns: as many values a row as there are names.
  /// - Throws: where a file can't be read, or is wrong.
  public func rows(in file: String?) throws(CommandError) -> [[String]] {
    switch values {
    case .words(let words):
      return stride(from: 0, to: words.count, by: names.count).map {
        Array(words[$0..<$0 + names.count])
      }
    case .file(let name):
      let path = ScriptFile.resolve(name, against: file)
      let bytes = try ScriptFile.bytes(of: path, atMost: Self.largestFile)
      return try CSVTable(bytes, file: path).columns(names, file: path)
    }
  }
}
