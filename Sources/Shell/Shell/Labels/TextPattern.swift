import AppDriver
package import Script

/// A text that a command names, or a regular expression between slashes for it.
package struct TextPattern {
  /// The text as it is shown: the words, or the expression with its slashes.
  package let text: String
  /// The expression; `nil` for plain text.
  private let expression: RegularExpression?

  /// Whether the text is an expression.
  package var isExpression: Bool { expression != nil }

  /// The text in quotes, or the expression.
  package var shown: String { isExpression ? SafeText.escaped(text) : SafeText.inQuotes(text) }

  /// Creates plain text.
  package init(_ text: String) { self.init(text: text, expression: nil) }

  private init(text: String, expression: RegularExpression?) {
    (self.text, self.expression) = (text, expression)
  }

  /// Reads words: an expression, or the words with single spaces between them.
  ///
  /// An expression without quotes is taken exactly as it is written, including backslashes. A
  /// backslash before the first slash makes it plain text.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - invocation: The command that has them.
  ///   - isLoose: Whether an expression ignores case.
  /// - Throws: A usage error if the expression is invalid.
  package init(
    _ words: ArraySlice<Word>, of invocation: Invocation, isLoose: Bool = false
  ) throws(CommandError) {
    let plain = words.map(\.text).joined(separator: " ")
    guard let first = words.first, let last = words.last, Self.isExpression(plain) else {
      self.init(plain)
      return
    }
    let written = invocation.source(first.range.lowerBound..<last.range.upperBound)
    guard !written.hasPrefix("\\") else {
      self.init(plain)
      return
    }
    try self.init(
      reading: Self.isExpression(written) ? written : plain, of: invocation, isLoose: isLoose)
  }

  /// Reads an expression between slashes, or plain text.
  ///
  /// - Throws: A usage error if the expression is invalid.
  init(reading text: String, of invocation: Invocation, isLoose: Bool) throws(CommandError) {
    guard Self.isExpression(text) else {
      self.init(text)
      return
    }
    do throws(ScriptMistake) {
      self.init(
        text: text,
        expression: try RegularExpression(
          String(text.dropFirst().dropLast()), isLoose: isLoose))
    } catch { throw invocation.misuse(CommandError.script(error).message) }
  }

  /// Returns the pattern for text in which secrets have been replaced by stars.
  package func hiding(_ secrets: SecretFilter) -> TextPattern {
    guard secrets.finds(in: text) else { return self }
    guard isExpression else { return TextPattern(secrets.redacted(text)) }
    let hidden = secrets.redacted(expression: String(text.dropFirst().dropLast()))
    return TextPattern(text: text, expression: (try? RegularExpression(hidden)) ?? expression)
  }

  private static func isExpression(_ text: String) -> Bool {
    text.utf8.count > 2 && text.hasPrefix("/") && text.hasSuffix("/")
  }

  /// Returns the texts that the expression matches: whole, or a part of each.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - isPart: Whether a part is enough.
  ///   - shell: The shell, whose user can interrupt a match that takes long.
  /// - Returns: The texts in their order, without others; only the text itself if it is no
  ///   expression.
  /// - Throws: `CommandError.interrupted` if the user has interrupted the match.
  package func matches(
    among texts: [String], part isPart: Bool, _ shell: ShellState
  ) throws(CommandError) -> [String] {
    guard let expression else { return [text] }
    let found = InterruptibleWork.result(isInterrupted: shell.session.isInterrupted) {
      texts.filter { isPart ? expression.isFound(in: $0) : expression.matches($0) }
    }
    guard let found else { throw .interrupted }
    return found
  }
}
