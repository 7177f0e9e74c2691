import Script

/// Says what may stand where the cursor is: commands, the screen's verbs, rows, tabs, options.
package struct Completer {
  /// What could complete a line.
  package struct Result {
    /// The text before the cursor that a candidate replaces, with its quotes.
    package let replaced: String
    /// The candidates, as they are to be inserted.
    package let candidates: [String]
  }

  private let shell: ShellView

  /// Completes lines for a shell.
  package init(_ shell: ShellView) { self.shell = shell }

  /// What may stand at the end of a text, which is what is left of the cursor.
  ///
  /// A label of several words is completed as a whole, quoted where it must be.
  package func complete(_ text: String) -> Result {
    let typed = text.drop { $0 == " " }
    // What stands behind these is a command like any other.
    if typed.first == "!" || typed.first == "?" { return complete(String(typed.dropFirst())) }
    let (start, words) = lastCommand(of: text)
    let rest = text.utf8.dropFirst(start).drop {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    if rest.first == UInt8(ascii: "#") { return Result(replaced: "", candidates: []) }
    if start == 0, rest.first == UInt8(ascii: "@"), words.count == 1, text.last != " " {
      return result(
        text, from: words.first?.range.lowerBound ?? 0, words.first?.text ?? "",
        ScriptSetting.names)
    }
    guard let name = words.first, words.count > 1 || text.last == " " else {
      let typed = words.first?.text ?? ""
      return result(text, from: words.first?.range.lowerBound ?? text.utf8.count, typed, names())
    }
    guard let command = shell.table[name.text] else {
      return Result(replaced: "", candidates: [])
    }
    let arguments = Array(words.dropFirst())
    // What is typed may be the beginning of one word, or of a label of several: the longest
    // beginning for which the command knows anything counts.
    for count in 0...arguments.count {
      let given = arguments.prefix(count).map(\.text)
      let rest = arguments.dropFirst(count)
      let from = rest.first?.range.lowerBound ?? text.utf8.count
      let isBetweenWords =
        text.last == " "
        && (rest.last.map { $0.range.upperBound } ?? -1)
          < text.utf8.count
      let typed =
        rest.map(\.text).joined(separator: " ")
        + (isBetweenWords && !rest.isEmpty ? " " : "")
      let request = CompletionRequest(words: given, screen: shell.screen, shell: shell)
      let found = result(
        text, from: max(from, start), typed, command.complete(request), isLabel: count == 0)
      if !found.candidates.isEmpty { return found }
    }
    return Result(replaced: "", candidates: [])
  }

  private func names() -> [String] {
    let verbs = shell.screen.map { ScreenVerbs($0).entries.map(\.verb) } ?? []
    return shell.table.commands.map(\.name) + verbs.filter { shell.table[$0] == nil }
  }

  private func result(
    _ text: String, from offset: Int, _ typed: String, _ candidates: [String],
    isLabel: Bool = false
  ) -> Result {
    let fitting = candidates.filter { candidate in
      // What may not be printed is not offered.
      guard !candidate.isEmpty, !shell.redaction.finds(in: candidate) else { return false }
      guard !typed.isEmpty else { return true }
      let match = LabelMatch.of(typed, in: candidate)
      return match == .beginning || match == .whole
    }
    var seen: Set<String> = []
    return Result(
      replaced: String(Substring(text.utf8.dropFirst(offset))),
      candidates: fitting.filter { seen.insert($0).inserted }.map {
        isLabel && !$0.hasPrefix("--")
          ? Quoting.quoteLabel($0)
          : $0.hasPrefix("--") ? $0 : Quoting.quote($0)
      })
  }

  /// The words of the last command of a text; an open quote is closed at the end.
  private func lastCommand(of text: String) -> (start: Int, words: [Word]) {
    for closing in ["", "\"", "'", "x"] {
      var tokenizer = Tokenizer(text + closing)
      var start = 0
      var words: [Word] = []
      do {
        while true {
          let position = tokenizer.position
          let next = try tokenizer.nextCommand()
          if !next.isEmpty || tokenizer.isAtEnd {
            (start, words) = (position, next)
          }
          if tokenizer.isAtEnd {
            return (start, words)
          }
          words = []
        }
      } catch { continue }
    }
    return (text.utf8.count, [])
  }
}
