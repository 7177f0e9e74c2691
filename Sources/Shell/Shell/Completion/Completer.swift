import AppDriver
import Script

/// A completer for the lines that a user types.
///
/// It offers commands, the screen's verbs, and the arguments of commands.
package struct Completer {
  /// A candidate in the form in which it is inserted and listed.
  package struct Offer: Equatable {
    /// The text to insert, quoted where necessary, with unsafe characters escaped.
    package let insertion: String
    /// The text to list.
    package let name: String
    /// A short description; empty if there is none.
    package let summary: String
    /// Whether the user continues to type directly after the text.
    package let continues: Bool
  }

  /// The possible completions of a line.
  package struct Result {
    /// The text before the cursor, including quotes, that a candidate will replace.
    package let replaced: String
    /// The candidates, without duplicates.
    package let offers: [Offer]
    /// The number of further candidates.
    package let omitted: Int

    /// The texts to insert.
    package var candidates: [String] { offers.map(\.insertion) }
  }

  /// The number of rows that an empty line offers.
  private static let rowsOnEmptyLine = 8

  private let shell: ShellState
  private let script: String?

  /// Creates a completer for the prompt, or for the lines of a script.
  package init(_ shell: ShellState, script: String? = nil) {
    self.shell = shell
    self.script = script
  }

  /// Returns the completions at the cursor, given the text of the line before it.
  ///
  /// A label of several words is completed as a whole, and quoted if necessary.
  package func complete(_ text: String) -> Result {
    completion(text) ?? Result(replaced: "", offers: [], omitted: 0)
  }

  private func completion(_ text: String) -> Result? {
    switch UnfinishedLine(text, shell.table.lines.map(\.kind)) {
    case .freeText: nil
    case .firstWord(let word, let kind, let range):
      result(text, from: range.lowerBound, word, Candidates(shell.table.form(of: kind).names))
    case .textValue(let value, let kind, let name, let range):
      result(
        text, from: range.lowerBound, value,
        shell.table.form(of: kind).complete(name, request([], value)))
    case .commandName(let name, let range):
      result(text, from: range.lowerBound, name, names(name))
        ?? titles(text, from: range.lowerBound, name)
    case .arguments(let words, let name, let start):
      complete(words, of: name, in: text)
        ?? titles(text, from: start, ([name] + words.map(\.text)).joined(separator: " "))
    }
  }

  /// Completes the title of a button, which taps the button like its verb.
  private func titles(_ text: String, from offset: Int, _ typed: String) -> Result? {
    let buttons = shell.screen.map { ScreenVerbs($0).entries } ?? []
    return result(
      text, from: offset, typed,
      Candidates(buttons.map { Candidate($0.found.element.label, as: .label) }))
  }

  /// Completes the arguments of a command.
  ///
  /// The user may be typing a single word or a label of several words. Therefore, this method
  /// completes the longest sequence of words before the cursor that has candidates.
  private func complete(_ words: [Word], of name: String, in text: String) -> Result? {
    guard let command = CommandNames(shell).command(name) else { return nil }
    for (place, word) in words.enumerated() {
      let typed = words[place...].map(\.text).joined(separator: " ")
      let found = result(
        text, from: word.range.lowerBound, typed,
        command.complete(request(words[..<place].map(\.text), typed)))
      if let found { return found }
    }
    return nil
  }

  private func request(_ words: [String], _ typed: String) -> CompletionRequest {
    CompletionRequest(
      words: words, typed: typed, screen: shell.screen, shell: shell, script: script)
  }

  /// Returns the commands and the screen's verbs.
  ///
  /// If nothing has been typed, the most likely commands come first: the verbs, the first rows, and
  /// `back`.
  private func names(_ typed: String) -> Candidates {
    let buttons = shell.screen.map { ScreenVerbs($0).entries } ?? []
    let verbs = buttons.filter { shell.table.fixed($0.verb) == nil }.map {
      Candidate($0.verb, summary: "Tap \"\($0.found.element.label)\"")
    }
    let commands = shell.table.commands.filter { command in
      !command.isOfScreen || shell.screen.map(command.isOffered) ?? false
    }.map { Candidate($0.name, summary: $0.summary) }
    let aliases = shell.aliases.all.map { Candidate($0.name, summary: $0.text) }
    guard typed.isEmpty else { return Candidates(commands + verbs + aliases) }
    let rows = request([], "").rows(limit: Self.rowsOnEmptyLine).list.map {
      Candidate("select " + $0.insertion, summary: $0.summary)
    }
    let back = commands.filter { $0.text == "back" && shell.screen?.back?.hasButton == true }
    return Candidates(verbs + rows + back + aliases + commands)
  }

  /// Returns the candidates that begin with the typed text; `nil` if there are none.
  private func result(
    _ text: String, from offset: Int, _ typed: String, _ candidates: Candidates
  ) -> Result? {
    var seen: Set<String> = []
    var offers: [Offer] = []
    for candidate in candidates.list {
      // Don't offer text that contains a secret.
      guard !candidate.text.isEmpty, LabelMatch.begins(typed, candidate.text),
        !shell.redaction.finds(in: candidate.text)
      else { continue }
      // A NUL can't be typed.
      guard !candidate.text.utf8.contains(0) else { continue }
      let insertion = candidate.insertion
      guard seen.insert(insertion).inserted else { continue }
      offers.append(
        Offer(
          insertion: insertion, name: candidate.name.map(SafeText.escaped) ?? insertion,
          summary: SafeText.escaped(shell.redacted(candidate.summary)),
          continues: candidate.continues))
    }
    guard !offers.isEmpty else { return nil }
    return Result(
      replaced: text.utf8[from: offset..<text.utf8.count], offers: offers,
      omitted: candidates.omitted)
  }
}
