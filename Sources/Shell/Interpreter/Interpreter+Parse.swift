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
  /// What the range is a range of: the line, or its part with values for variables.
  var source: String
  /// What its author has to say where it fails.
  var message: String?
  /// The command of this name, nil for a button's verb.
  let command: Command?
  /// Whether nothing was there, as between two `;`; a name that is quoted and empty is something.
  var isEmpty: Bool { range.isEmpty }
}

extension Interpreter {
  /// Reads the next command of a line; nil where none is left.
  func parse(_ line: OpenLine) throws(CommandError) -> ParsedCommand? {
    let first = Tokenizer.firstWord(of: line.text, from: line.position)
    let name = line.text.utf8[from: first]
    let command = table[name]
    if line.kind != .command || command?.takesText == true {
      return try text(line, name: name, first, command)
    }
    var tokenizer = Tokenizer(line.text, from: line.position)
    var words: [Word]
    do { words = try tokenizer.nextCommand() } catch { throw .tokens(error) }
    guard let first = words.first, let last = words.last else {
      guard !tokenizer.isAtEnd else { return nil }
      return ParsedCommand(
        name: "", words: [], range: line.position..<line.position, end: tokenizer.position,
        line: line, source: line.text, command: nil)
    }
    let range = first.range.lowerBound..<last.range.upperBound
    let message = try tokenizer.message.map { place throws(CommandError) in
      try withValues(line.text.utf8[from: place], .text)
    }
    if Expansion.isNeeded(line.text) {
      let source = line.text.utf8[from: range]
      if Expansion.isNeeded(source) {
        return try withValues(in: source, of: line, end: tokenizer.position, message)
      }
    }
    words.removeFirst()
    return ParsedCommand(
      name: first.text, words: words, range: range, end: tokenizer.position, line: line,
      source: line.text, message: message, command: first.text == name ? command : table[first.text]
    )
  }

  /// Reads a command again, with values for its variables.
  private func withValues(
    in source: String, of line: OpenLine, end: Int, _ message: String?
  ) throws(CommandError) -> ParsedCommand {
    let source = try expand(source, .words)
    var tokenizer = Tokenizer(source)
    var words: [Word]
    do { words = try tokenizer.nextCommand() } catch { throw .tokens(error) }
    let name = words.removeFirst().text
    return ParsedCommand(
      name: name, words: words, range: 0..<source.utf8.count, end: end, line: line,
      source: source, message: message, command: table[name])
  }

  private func withValues(
    _ text: String, _ style: Expansion.Style
  ) throws(CommandError) -> String {
    Expansion.isNeeded(text) ? try expand(text, style) : text
  }

  /// Reads a setting (`@app contacts`), a title, or a command that takes all the rest for a text.
  private func text(
    _ line: OpenLine, name: String, _ first: Range<Int>, _ command: Command?
  ) throws(CommandError) -> ParsedCommand {
    let end = line.text.utf8.count
    var start = first.upperBound
    for byte in line.text.utf8.dropFirst(start) {
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") else { break }
      start += 1
    }
    let text = try withValues(line.text.utf8[from: start..<end], .text)
    let source = line.text.utf8[from: 0..<start] + text
    return ParsedCommand(
      name: name, words: [], text: text, range: first.lowerBound..<source.utf8.count, end: end,
      line: line, source: source, command: command)
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
