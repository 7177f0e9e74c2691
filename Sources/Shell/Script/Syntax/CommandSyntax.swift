/// A command on a line: its name, its words with their positions, and its message.
///
/// It is a class so that its instances, which are immutable, can be shared.
package final class CommandSyntax: Sendable {
  /// The commands whose argument is free text, in which quotes, `;`, and `#` have no special
  /// meaning; for `alias`, only if the text contains `=`.
  ///
  /// They can't be shortened, because the parser must know them.
  package static let textCommands = ["note", "alias"]

  /// The command whose arguments may name `${}`, so that variables in them aren't replaced.
  private static let literalCommand = "help"

  /// The text to which the ranges refer: the line, or the command after its variables were
  /// expanded.
  package let source: String
  /// The name of the command, or the verb of a button.
  package let name: String
  /// The words after the name.
  package let words: [Word]
  /// The text after the name, exactly as in the source.
  ///
  /// Commands that take free text use it.
  package let text: String
  /// The byte range in the source from the name to the last word.
  ///
  /// It is empty for an empty command, such as one between two semicolons. A quoted empty name
  /// (`""`) isn't empty.
  package let range: Range<Int>
  /// The byte offset of the next command in the line.
  package let end: Int
  /// The message to show if the command fails, which is everything after ` -- `.
  package let message: String?
  /// Whether the argument is free text.
  package let isText: Bool
  /// The byte ranges of variables' values in the source; empty if the argument isn't free
  /// text.
  package let values: [Range<Int>]
  /// Whether the command or its message may contain variables.
  private let hasReferences: Bool

  /// Parses the next command of a line.
  ///
  /// - Throws: `TokenizerError` if the line ends inside quotes or after a backslash.
  convenience init(
    of line: String, _ bytes: [UInt8], from position: Int
  ) throws(TokenizerError) {
    let place = Tokenizer.firstWord(of: bytes, from: position)
    if Self.takesText(bytes, place) {
      self.init(text: line, name: place)
      return
    }
    var tokenizer = Tokenizer(bytes, from: position)
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
      message: message,
      hasReferences: Expansion.isNeeded(bytes[range.lowerBound..<tokenizer.position])
        && first.text != Self.literalCommand)
  }

  /// Returns whether the rest of the line is free text.
  private static func takesText(_ line: [UInt8], _ place: Range<Int>) -> Bool {
    let name = String(decoding: line[place], as: UTF8.self)
    guard textCommands.contains(name) else { return false }
    guard name == "alias" else { return true }
    let next = line[place.upperBound...].first { "=;#\"'".utf8.contains($0) }
    return next == UInt8(ascii: "=")
  }

  /// Parses a line as a name followed by free text.
  convenience init(text line: String, name place: Range<Int>) {
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
      // The variables of an alias are expanded when it runs.
      hasReferences: line.utf8[from: place] != "alias" && Expansion.isNeeded(text))
  }

  private init(
    source: String, name: String, words: [Word], text: String = "", range: Range<Int>, end: Int,
    message: String? = nil, isText: Bool = false, values: [Range<Int>] = [],
    hasReferences: Bool = false
  ) {
    self.source = source
    self.name = name
    self.words = words
    self.text = text
    self.range = range
    self.end = end
    self.message = message
    self.isText = isText
    self.values = values
    self.hasReferences = hasReferences
  }

  /// The words after the name with everything that follows them on the line, exactly as in the
  /// source; `nil` if there are none.
  package var rest: String? {
    guard let first = words.first else { return nil }
    return ScriptLine(source.utf8[from: first.range.lowerBound..<source.utf8.count], number: 0)
      .trimmed
  }

  /// Whether another command follows on the line; false once variables have been expanded.
  package var isFollowed: Bool {
    guard end > range.upperBound, end < source.utf8.count else { return false }
    let rest = source.utf8.dropFirst(end).first { !" \t;".utf8.contains($0) }
    return rest != nil && rest != UInt8(ascii: "#")
  }

  /// Returns the command with variables expanded.
  ///
  /// - Throws: Any error that `expand` throws, or `ScriptMistake.tokens` if a value contains an
  ///   unclosed quote.
  package func resolved(
    _ expand: (String, Expansion.Style) throws(ScriptMistake) -> String
  ) throws(ScriptMistake) -> CommandSyntax {
    guard hasReferences else { return self }
    if isText { return try resolvedText(expand) }
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

  /// Returns the command with the variables in its free text expanded.
  private func resolvedText(
    _ expand: (String, Expansion.Style) throws(ScriptMistake) -> String
  ) throws(ScriptMistake) -> CommandSyntax {
    let before = source.utf8[from: 0..<source.utf8.count - text.utf8.count]
    var expanded = ""
    var values: [Range<Int>] = []
    var end = 0
    for reference in Expansion.references(inText: text) {
      expanded += try expand(text.utf8[from: end..<reference.lowerBound], .text)
      let start = before.utf8.count + expanded.utf8.count
      expanded += try expand(text.utf8[from: reference], .text)
      guard expanded.utf8.count <= ScriptLines.longestLine else {
        throw .expandsTooFar(bound: ScriptLines.longestLine)
      }
      values.append(start..<before.utf8.count + expanded.utf8.count)
      end = reference.upperBound
    }
    expanded += try expand(text.utf8[from: end..<text.utf8.count], .text)
    let source = before + expanded
    return CommandSyntax(
      source: source, name: name, words: [], text: expanded,
      range: range.lowerBound..<source.utf8.count, end: self.end, isText: true, values: values)
  }
}
