package import Script

/// A command's name and arguments, ready for the command to read.
package struct Invocation {
  /// The command's whole name, or the name as typed if it isn't a command's.
  package let name: String
  /// The words after the name.
  package let words: [Word]
  /// All text after the name, exactly as written.
  package let text: String
  /// The command as written.
  private let syntax: CommandSyntax
  /// The command with this name; `nil` for a button's verb.
  let command: Command?
  /// The number of words between the name and `words`, which belong to a button's title.
  let titleWords: Int
  /// The arguments as a usage error shows them.
  private var shownArguments: String

  /// Creates an invocation.
  ///
  /// - Parameters:
  ///   - syntax: The command as written.
  ///   - command: The command; `nil` for a button's verb.
  ///   - titleWords: The number of words after the name that belong to a button's title.
  package init(_ syntax: CommandSyntax, _ command: Command?, titleWords: Int = 0) {
    name = command?.name ?? syntax.name
    words = titleWords == 0 ? syntax.words : Array(syntax.words.dropFirst(titleWords))
    self.titleWords = titleWords
    text = syntax.text
    self.syntax = syntax
    self.command = command
    shownArguments = command?.arguments ?? ""
  }

  /// Creates the invocation with other words.
  init(_ other: Invocation, words: [Word]) {
    name = other.name
    self.words = words
    text = other.text
    syntax = other.syntax
    command = other.command
    titleWords = other.titleWords
    shownArguments = other.shownArguments
  }

  /// The words after the name, joined by single spaces, so that users needn't quote labels.
  package var label: String {
    guard words.count != 1 else { return words[0].text }
    return words.map(\.text).joined(separator: " ")
  }

  /// Returns the text in a byte range of the line, including quotes.
  package func source(_ range: Range<Int>) -> String { syntax.source.utf8[from: range] }

  /// Whether another command follows on the line.
  var isFollowed: Bool { syntax.isFollowed }

  /// Throws a usage error if there are fewer than `count` arguments.
  package func requireArguments(_ problem: String, count: Int = 1) throws(CommandError) {
    guard words.count < count else { return }
    throw misuse(problem)
  }

  /// Throws a usage error if there are more than `count` arguments.
  package func allowArguments(_ count: Int) throws(CommandError) {
    guard words.count > count else { return }
    throw misuse(
      count == 0
        ? "takes no arguments" : "unexpected argument \"\(SafeText.escaped(words[count].text))\"")
  }

  /// Returns a usage error with a description of the problem.
  package func misuse(_ problem: String) -> CommandError {
    .usage(command: name, arguments: shownArguments, problem: problem)
  }

  /// Whether a message follows the words, after ` -- `.
  package var hasMessage: Bool { syntax.message != nil }

  /// Returns the invocation without the words at some indices.
  package func omitting(_ range: Range<Int>) -> Invocation {
    var words = words
    words.removeSubrange(range)
    return Invocation(self, words: words)
  }

  /// Returns the invocation with other text in place of a part of the arguments that a usage error
  /// shows.
  package func showing(_ text: String, for part: String) -> Invocation {
    var invocation = self
    invocation.shownArguments = shownArguments.replacing(part, with: text)
    return invocation
  }

  /// Returns the invocation without its last words.
  package func droppingLast(_ count: Int) -> Invocation {
    Invocation(self, words: words.dropLast(count))
  }

  /// Separates the options from the other arguments.
  ///
  /// An option is an unquoted word that begins with `--`.
  /// - Throws: A usage error if an option isn't in `allowed`.
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
        throw misuse(
          "unknown option \"\(SafeText.escaped(word.text))\""
            + Nearest.hint(to: word.text, among: allowed))
      }
      given.insert(word.text)
    }
    return (given, Invocation(self, words: rest))
  }
}
