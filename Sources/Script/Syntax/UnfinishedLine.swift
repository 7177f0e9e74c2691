/// What stands at the cursor of a line of which only the part left of the cursor is known.
///
/// The line is read as if a letter stood at the cursor, and behind it the quote that is open there:
/// what the letter becomes part of is what stands at the cursor. So the syntax has no second reader.
package enum UnfinishedLine: Sendable, Hashable {
  /// Nothing that could be completed: a comment, a title, a message, any other free text.
  case freeText
  /// The first word of a line that is one text, such as a setting's name, and its place.
  case firstWord(String, of: TextKind, range: Range<Int>)
  /// The name of a command, or the verb of a button, and its place; both may be empty.
  case commandName(String, range: Range<Int>)
  /// The words behind a command's name; the last one stands at the cursor and may be empty.
  case arguments([Word], command: String)

  /// Reads a line up to the cursor.
  ///
  /// - Parameters:
  ///   - text: What is left of the cursor.
  ///   - texts: The kinds of lines that are one text.
  package init(_ text: String, _ texts: [TextKind]) {
    let marked = text + "x"
    switch LineKind(marked, texts) {
    case .nothing, .output: self = .freeText
    case .text(let kind): self = Self.firstWord(of: marked, kind)
    case .commands, .block, .end: self = Self.lastCommand(of: marked)
    }
  }

  private static func firstWord(of marked: String, _ kind: TextKind) -> UnfinishedLine {
    let range = Tokenizer.firstWord(of: marked, from: 0)
    guard range.upperBound == marked.utf8.count else { return .freeText }
    let name = range.lowerBound..<range.upperBound - 1
    return .firstWord(marked.utf8[from: name], of: kind, range: name)
  }

  private static func lastCommand(of marked: String) -> UnfinishedLine {
    let line = closed(marked)
    let cursor = marked.utf8.count - 1
    // A comment and a message stand behind the last command's words.
    guard let command = line.commands.last, !command.isText,
      command.range.upperBound == line.line.text.utf8.count
    else { return .freeText }
    var words = command.words
    guard let last = words.popLast() else {
      return .commandName(
        unmarked(command.name), range: command.range.lowerBound..<cursor)
    }
    words.append(
      Word(
        unmarked(last.text), range: last.range.lowerBound..<cursor, isQuoted: last.isQuoted))
    return .arguments(words, command: command.name)
  }

  /// Reads commands, and closes the quote that is open at the end.
  private static func closed(_ line: String) -> CommandSequence {
    let sequence = CommandSequence(ScriptLine(line, number: 0))
    guard case .openQuote(let quote, _) = sequence.mistake else { return sequence }
    return CommandSequence(ScriptLine(line + String(quote), number: 0))
  }

  private static func unmarked(_ word: String) -> String {
    String(word.unicodeScalars.dropLast())
  }
}
