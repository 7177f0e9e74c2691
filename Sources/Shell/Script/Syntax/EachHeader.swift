/// The header of a loop: the variable names and the source of their values.
package struct EachHeader: Sendable, Hashable {
  /// The source of the values.
  package enum Values: Sendable, Hashable {
    /// A CSV file.
    case file(String)
    /// The words in parentheses at the end of the line.
    ///
    /// Each row consists of as many words as there are names.
    case words([String])
  }

  /// The variable names.
  package let names: [String]
  /// The source of the values.
  package let values: Values

  /// Parses `each a b in FILE.csv` or `each a b in (1 2 3 4)`, in which variables have been
  /// expanded.
  ///
  /// - Throws: `ScriptMistake` for invalid syntax.
  package init(_ line: String) throws(ScriptMistake) {
    var tokenizer = Tokenizer(line)
    var words: ArraySlice<Word>
    do { words = try tokenizer.nextCommand()[...] } catch { throw .tokens(error) }
    words.removeFirst()
    guard let place = words.firstIndex(where: { $0.text == "in" && !$0.isQuoted }) else {
      throw .badHeader(.each, problem: "missing \"in\"")
    }
    guard tokenizer.isAtEnd else { throw .badHeader(.each, problem: "\";\" is not allowed here") }
    let names = words[..<place].map(\.text)
    guard !names.isEmpty else { throw .badHeader(.each, problem: "missing name") }
    if let wrong = names.first(where: { !Expansion.isName($0) }) { throw .badName(wrong) }
    if let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw .badHeader(.each, problem: "duplicate name \(twice)")
    }
    self.names = names
    values = try Self.values(Array(words[(place + 1)...]), names.count, of: line)
  }

  private static func values(
    _ words: [Word], _ count: Int, of line: String
  ) throws(ScriptMistake) -> Values {
    guard let first = words.first, let last = words.last else {
      throw .badHeader(.each, problem: "missing file name or values in parentheses")
    }
    let bytes = Array(line.utf8)
    guard bytes[first.range.lowerBound] == UInt8(ascii: "(") else {
      guard words.count == 1 else {
        throw .badHeader(.each, problem: "more than one file; put values in parentheses")
      }
      return .file(first.text)
    }
    guard bytes[last.range.upperBound - 1] == UInt8(ascii: ")") else {
      throw .badHeader(.each, problem: "missing \")\" after the values")
    }
    let inner = bytes[first.range.lowerBound + 1..<last.range.upperBound - 1]
    var tokenizer = Tokenizer(String(decoding: inner, as: UTF8.self))
    let values: [String]
    do { values = try tokenizer.nextCommand().map(\.text) } catch { throw .tokens(error) }
    guard tokenizer.isAtEnd else {
      throw .badHeader(.each, problem: "separate values with spaces, not \";\"")
    }
    guard values.count.isMultiple(of: count) else {
      throw .badHeader(
        .each,
        problem:
          "\(counted(values.count, "value")) can't be divided into rows of \(count)")
    }
    return .words(values)
  }

  /// Returns the path of the CSV file.
  ///
  /// - Parameter script: The script that contains this line. A relative path is resolved against
  ///   its folder.
  /// - Returns: The path; nil if the line itself contains the values.
  package func file(in script: String?) -> String? {
    guard case .file(let name) = values else { return nil }
    return ScriptFile.resolve(name, against: script)
  }

  /// Returns the rows, each with as many values as there are names.
  ///
  /// - Throws: An error if the file can't be read or its content is invalid.
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
