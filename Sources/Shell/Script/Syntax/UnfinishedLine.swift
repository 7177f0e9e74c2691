/// The syntax element at the cursor in an unfinished line, used for completion.
///
/// To avoid a second parser, the implementation appends a letter and, if needed, a closing quote at
/// the cursor. The element that contains the letter is the one at the cursor.
package enum UnfinishedLine: Sendable, Hashable {
  /// Text that can't be completed, such as a comment, a title, or a message.
  case freeText
  /// The first word of a text line, such as the name of a setting, and its range.
  case firstWord(String, of: TextKind, range: Range<Int>)
  /// The text after the first word of a text line, such as the value of a setting, and its range.
  case textValue(String, of: TextKind, name: String, range: Range<Int>)
  /// The name of a command or the verb of a button, and its range.
  ///
  /// Both may be empty.
  case commandName(String, range: Range<Int>)
  /// The arguments of a command.
  ///
  /// The last argument is at the cursor and may be empty. `start` is the offset of the name.
  case arguments([Word], command: String, start: Int)

  /// Parses a line up to the cursor.
  package init(_ text: String, _ texts: [TextKind]) {
    let marked = text + "x"
    switch LineKind(marked, texts) {
    case .nothing, .output: self = .freeText
    case .text(let kind): self = Self.firstWord(of: marked, kind)
    case .commands, .block, .otherwise, .end: self = Self.lastCommand(of: marked)
    }
  }

  private static func firstWord(of marked: String, _ kind: TextKind) -> UnfinishedLine {
    let range = Tokenizer.firstWord(of: marked, from: 0)
    guard range.upperBound == marked.utf8.count else {
      let blanks = marked.utf8.dropFirst(range.upperBound).prefix { " \t".utf8.contains($0) }
      let value = range.upperBound + blanks.count..<marked.utf8.count - 1
      return .textValue(
        marked.utf8[from: value], of: kind, name: marked.utf8[from: range], range: value)
    }
    let name = range.lowerBound..<range.upperBound - 1
    return .firstWord(marked.utf8[from: name], of: kind, range: name)
  }

  private static func lastCommand(of marked: String) -> UnfinishedLine {
    let line = closed(marked)
    let cursor = marked.utf8.count - 1
    // If the last command doesn't extend to the cursor, it is followed by a comment or a message.
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
    return .arguments(words, command: command.name, start: command.range.lowerBound)
  }

  /// Parses commands after closing any open quote.
  private static func closed(_ line: String) -> CommandSequence {
    let sequence = CommandSequence(ScriptLine(line, number: 0))
    guard case .openQuote(let quote, _) = sequence.mistake else { return sequence }
    return CommandSequence(ScriptLine(line + String(quote), number: 0))
  }

  private static func unmarked(_ word: String) -> String {
    String(word.unicodeScalars.dropLast())
  }
}
