package import Script

/// A command's words on their way to it.
package struct Invocation {
  /// The command's name.
  package let name: String
  /// The words after the name.
  package let words: [Word]
  /// All that follows the name, as it stands in the line.
  package let text: String
  /// What the words' places are places of.
  private let line: String
  /// The command itself, nil for a button's verb.
  let command: Command?

  package init(_ syntax: CommandSyntax, _ command: Command?) {
    name = syntax.name
    words = syntax.words
    text = syntax.text
    line = syntax.source
    self.command = command
  }

  private init(_ other: Invocation, words: [Word]) {
    name = other.name
    self.words = words
    text = other.text
    line = other.line
    command = other.command
  }

  /// The words after the name, with single blanks between: a label needs no quotes.
  package var label: String {
    guard words.count != 1 else { return words[0].text }
    return words.map(\.text).joined(separator: " ")
  }

  /// What stands in the line at the bytes of some words, quotes and all.
  package func source(_ range: Range<Int>) -> String { line.utf8[from: range] }

  /// Throws where there are fewer arguments than a number.
  package func requireArguments(_ problem: String, count: Int = 1) throws(CommandError) {
    guard words.count < count else { return }
    throw misuse(problem)
  }

  /// Throws where there are more arguments than a number.
  package func allowArguments(_ count: Int) throws(CommandError) {
    guard words.count > count else { return }
    throw misuse(
      count == 0 ? "takes no arguments" : "\(SafeText.escaped(words[count].text)) is too much")
  }

  /// An error of usage.
  package func misuse(_ problem: String) -> CommandError {
    .usage(command: name, arguments: command?.arguments ?? "", problem: problem)
  }

  /// Takes out options, words that begin with `--` and are not quoted.
  ///
  /// - Throws: where one is none of those that are allowed.
  package func options(
    _ allowed: [String]
  ) throws(CommandError) -> (given: Set<String>, rest: Invocation) {
    var given: Set<String> = []
    var rest: [Word] = []
    for word in words {
      guard word.text.hasPrefix("--"), !word.isQuoted else {
        rest.append(word)
        continue
      }
      guard allowed.contains(word.text) else {
        let nearest = Nearest.name(to: word.text, among: allowed)
        throw misuse(
          "no option \(SafeText.escaped(word.text))"
            + (nearest.map { ", did you mean \($0)?" } ?? ""))
      }
      given.insert(word.text)
    }
    return (given, Invocation(self, words: rest))
  }
}
