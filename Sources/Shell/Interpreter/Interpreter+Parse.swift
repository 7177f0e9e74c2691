import AppDriver

/// A command that was read from a line, before it is known what it means.
struct ParsedCommand {
  let name: String
  /// The words after the name.
  let words: [Word]
  /// All that follows the name, as it stands in the line; for commands that take a text.
  var text = ""
  /// The bytes of the line that the command was read from.
  let range: Range<Int>
  /// Where the next command begins.
  let end: Int
  let line: OpenLine
  /// The command of this name, nil for a button's verb.
  let command: Command?
  /// Whether it is a line that begins with `@`.
  var isSetting = false

  /// Whether nothing was there, as between two `;`; a name that is quoted and empty is something.
  var isEmpty: Bool { range.isEmpty }
}

extension Interpreter {
  /// Reads the next command of a line; nil where none is left.
  func parse(_ line: OpenLine) throws(CommandError) -> ParsedCommand? {
    let first = Tokenizer.firstWord(of: line.text, from: line.position)
    let name = line.text.utf8[from: first]
    let command = table[name]
    let isSetting = line.position == 0 && name.utf8.first == UInt8(ascii: "@")
    if isSetting || command?.takesText == true {
      return text(line, name: name, first, command, isSetting: isSetting)
    }
    var tokenizer = Tokenizer(line.text, from: line.position)
    var words: [Word]
    do { words = try tokenizer.nextCommand() } catch { throw .tokens(error) }
    guard let first = words.first, let last = words.last else {
      guard !tokenizer.isAtEnd else { return nil }
      return ParsedCommand(
        name: "", words: [], range: line.position..<line.position, end: tokenizer.position,
        line: line, command: nil)
    }
    words.removeFirst()
    return ParsedCommand(
      name: first.text, words: words, range: first.range.lowerBound..<last.range.upperBound,
      end: tokenizer.position, line: line,
      command: first.text == name ? command : table[first.text])
  }

  /// Reads a setting (`@app contacts`) or a command that takes all the rest for a text.
  private func text(
    _ line: OpenLine, name: String, _ first: Range<Int>, _ command: Command?, isSetting: Bool
  ) -> ParsedCommand {
    let end = line.text.utf8.count
    var start = first.upperBound
    for byte in line.text.utf8.dropFirst(start) {
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") else { break }
      start += 1
    }
    return ParsedCommand(
      name: name, words: [], text: line.text.utf8[from: start..<end],
      range: first.lowerBound..<end, end: end, line: line, command: command,
      isSetting: isSetting)
  }
}

extension String.UTF8View {
  /// The text of some bytes, which begin and end between characters.
  subscript(from range: Range<Int>) -> String {
    guard range.lowerBound > 0 || range.upperBound < count else { return String(self) }
    let start = index(startIndex, offsetBy: range.lowerBound)
    return String(Substring(self[start..<index(start, offsetBy: range.count)]))
  }
}
