import Reports
import Script
import Shell

extension LanguageServer {
  /// Returns the help on the word at a place, and the screen after the step on its line.
  func hover(at position: Position, in document: Document) -> Hover? {
    let (line, byte) = document.place(of: position)
    let secrets = secrets
    let parts = [screen(after: line, in: document), help(at: byte, line: line, in: document)]
      .compactMap(\.self).map { "```text\n\(secrets.redacted($0))```" }
    return parts.isEmpty
      ? nil : Hover(contents: Hover.Content(value: parts.joined(separator: "\n\n---\n")))
  }

  /// Returns the screen after a step: that of its last run, or else the name that the map has.
  private func screen(after line: Int, in document: Document) -> String? {
    if let step = lastRun.step(at: line, in: document), !step.screen.isEmpty {
      return step.screen + "stack  \(step.stack)\n"
    }
    var trail = language(of: document).trail(document, before: line)
    trail.follow(document, line)
    guard trail.move != nil, let screen = trail.screen else { return nil }
    return "leads to \(screen.name) (\(screen.type))\n"
  }

  private func help(at byte: Int, line: Int, in document: Document) -> String? {
    let text = document.lines[line]
    let language = language(of: document)
    switch document.kinds[line] {
    case .nothing: return nil
    case .output: return language.help("'|'")
    case .text(.title): return language.help("'=='")
    case .text, .block, .otherwise, .end:
      let word = Tokenizer.firstWord(of: text, from: 0)
      return word.contains(byte) || word.upperBound == byte
        ? topic(text.utf8[from: word]).flatMap(language.help) : nil
    case .commands:
      let commands = CommandSequence(ScriptLine(text, number: 0)).commands
      guard let command = commands.last(where: { $0.range.lowerBound <= byte }) else { return nil }
      let name = topic(command.name)
      guard command.range.lowerBound + command.name.utf8.count < byte,
        let word = command.words.first(where: { $0.range.contains(byte) })
      else { return name.flatMap(language.help) }
      // What a command can check has help of its own.
      return name.flatMap { name in topic(word.text).flatMap { language.help("\(name) \($0)") } }
    }
  }

  /// Returns a word as an argument of `help`; `nil` if no topic can be called so.
  private func topic(_ word: String) -> String? {
    let isName = word.utf8.allSatisfy {
      $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == UInt8(ascii: "@")
    }
    return isName && !word.isEmpty ? word : nil
  }
}
