/// One command of a line: its name, its words with their places, and what its author has to say.
package struct CommandSyntax: Sendable {
  /// The commands to which all that follows their name is one text, in which quotes, `;` and `#` mean
  /// nothing.
  package static let textCommands: Set<String> = ["note"]

  /// What the ranges are ranges of: the line, or the command with values for its variables.
  package let source: String
  /// The command's name, or the verb of a button.
  package let name: String
  /// The words after the name.
  package let words: [Word]
  /// All that follows the name, as it stands in the source; for commands that take a text.
  package let text: String
  /// The bytes of the source from the name to the last word; empty where nothing stands there.
  ///
  /// Between two `;` nothing stands; a quoted empty name (`""`) is something.
  package let range: Range<Int>
  /// The byte of the line where the next command begins.
  package let end: Int
  /// What is shown if the command fails: all that follows ` -- `.
  package let message: String?
  /// Whether all that follows the name is one text.
  package let isText: Bool
  /// Whether its line names variables.
  private let hasReferences: Bool

  /// Reads the next command of a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - position: The byte where the command begins.
  /// - Throws: `TokenizerError` where a quote or a backslash is open at the end of the line.
  init(of line: String, from position: Int) throws(TokenizerError) {
    let place = Tokenizer.firstWord(of: line, from: position)
    if Self.textCommands.contains(line.utf8[from: place]) {
      self.init(text: line, name: place)
      return
    }
    var tokenizer = Tokenizer(line, from: position)
    var words = try tokenizer.nextCommand()
    guard let first = words.first, let last = words.last else {
      self.init(
        source: line, name: "", words: [], range: position..<position, end: tokenizer.position)
      return
    }
    let range = first.range.lowerBound..<last.range.upperBound
    let message = tokenizer.message.map { line.utf8[from: $0] }
    words.removeFirst()
    self.init(
      source: line, name: first.text, words: words, range: range, end: tokenizer.position,
      message: message, hasReferences: Expansion.isNeeded(line))
  }

  /// Reads a line to the end as a name and the text behind it.
  init(text line: String, name place: Range<Int>) {
    let end = line.utf8.count
    var start = place.upperBound
    for byte in line.utf8.dropFirst(start) {
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") else { break }
      start += 1
    }
    let text = line.utf8[from: start..<end]
    self.init(
      source: line, name: line.utf8[from: place], words: [], text: text,
      range: place.lowerBound..<end, end: end, isText: true,
      hasReferences: Expansion.isNeeded(text))
  }

  private init(
    source: String, name: String, words: [Word], text: String = "", range: Range<Int>, end: Int,
    message: String? = nil, isText: Bool = false, hasReferences: Bool = false
  ) {
    self.source = source
    self.name = name
    self.words = words
    self.text = text
    self.range = range
    self.end = end
    self.message = message
    self.isText = isText
    self.hasReferences = hasReferences
  }

  /// The command with values for its variables.
  ///
  /// - Parameter expand: Puts values in place of variables.
  /// - Returns: The command as it runs.
  /// - Throws: What `expand` throws; `ScriptMistake.tokens` where a value opens a quote.
  package func resolved(
    _ expand: (String, Expansion.Style) throws(ScriptMistake) -> String
  ) throws(ScriptMistake) -> CommandSyntax {
    guard hasReferences else { return self }
    if isText {
      let text = try expand(text, .text)
      let before = source.utf8[from: 0..<source.utf8.count - self.text.utf8.count]
      let source = before + text
      return CommandSyntax(
        source: source, name: name, words: [], text: text,
        range: range.lowerBound..<source.utf8.count, end: end, isText: true)
    }
    let message = try message.map { message throws(ScriptMistake) in
      Expansion.isNeeded(message) ? try expand(message, .text) : message
    }
    let own = source.utf8[from: range]
    guard Expansion.isNeeded(own) else {
      return CommandSyntax(
        source: source, name: name, words: words, range: range, end: end, message: message)
    }
    let source = try expand(own, .words)
    var tokenizer = Tokenizer(source)
    var words: [Word]
    do { words = try tokenizer.nextCommand() } catch { throw .tokens(error) }
    let name = words.isEmpty ? "" : words.removeFirst().text
    return CommandSyntax(
      source: source, name: name, words: words, range: 0..<source.utf8.count, end: end,
      message: message)
  }
}
