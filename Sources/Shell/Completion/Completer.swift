import Script

/// A completer for the lines that a user types.
///
/// It offers commands, the screen's verbs, and the arguments of commands.
package struct Completer {
  /// The possible completions of a line.
  package struct Result {
    /// The text before the cursor, including quotes, that a candidate will replace.
    package let replaced: String
    /// The candidates, quoted where necessary, with unsafe characters escaped.
    package let candidates: [String]
  }

  private let shell: ShellView

  package init(_ shell: ShellView) { self.shell = shell }

  /// Returns the completions at the cursor, given the text of the line before it.
  ///
  /// A label of several words is completed as a whole, and quoted if necessary.
  package func complete(_ text: String) -> Result {
    switch UnfinishedLine(text, shell.table.lines.map(\.kind)) {
    case .freeText: Result(replaced: "", candidates: [])
    case .firstWord(let word, let kind, let range):
      result(text, from: range.lowerBound, word, shell.table.form(of: kind).names)
    case .commandName(let name, let range): result(text, from: range.lowerBound, name, names())
    case .arguments(let words, let name): complete(words, of: name, in: text)
    }
  }

  /// Completes the arguments of a command.
  ///
  /// The user may be typing a single word or a label of several words. Therefore, this method
  /// completes the longest sequence of words before the cursor that has candidates.
  private func complete(_ words: [Word], of name: String, in text: String) -> Result {
    if let command = CommandNames(shell).command(name) {
      for (place, word) in words.enumerated() {
        let request = CompletionRequest(
          words: words[..<place].map(\.text), screen: shell.screen, shell: shell)
        let found = result(
          text, from: word.range.lowerBound, words[place...].map(\.text).joined(separator: " "),
          command.complete(request), isLabel: place == 0)
        if !found.candidates.isEmpty { return found }
      }
    }
    return Result(replaced: "", candidates: [])
  }

  private func names() -> [String] {
    let verbs = shell.screen.map { ScreenVerbs($0).entries.map(\.verb) } ?? []
    return shell.table.commands.map(\.name) + verbs.filter { shell.table[$0] == nil }
      + shell.aliases.all.map(\.name)
  }

  private func result(
    _ text: String, from offset: Int, _ typed: String, _ candidates: [String],
    isLabel: Bool = false
  ) -> Result {
    let fitting = candidates.filter { candidate in
      // Don't offer text that contains a secret.
      guard !candidate.isEmpty, !shell.redaction.finds(in: candidate) else { return false }
      guard !typed.isEmpty else { return true }
      let match = LabelMatch.of(typed, in: candidate)
      return match == .beginning || match == .whole
    }
    var seen: Set<String> = []
    return Result(
      replaced: text.utf8[from: offset..<text.utf8.count],
      candidates: fitting.filter { seen.insert($0).inserted }.map {
        isLabel && !$0.hasPrefix("--")
          ? SafeText.quotedLabel($0)
          : $0.hasPrefix("--") ? $0 : SafeText.quotedWord($0)
      })
  }
}
