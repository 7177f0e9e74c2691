import Script
package import Shell

/// A corrected walkthrough, in which only mistakes are changed that have one possible correction.
///
/// These are short and other names of commands, a misspelled `within` or `at most`, and commas
/// between tags.
package struct WalkthroughFix {
  /// The corrected contents; all other bytes are unchanged.
  package let bytes: [UInt8]
  /// The numbers of the corrected lines.
  package let lines: [Int]
  /// The first line or block that still can't be parsed, so that the file must not be rewritten;
  /// `nil` if there is none.
  package let obstacle: Diagnostic?

  /// Corrects a file; returns `nil` if there is nothing to correct.
  package init?(_ original: [UInt8], path: String, table: CommandTable = .withWalkthroughs) {
    var pieces = original.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var changed: [Int] = []
    for place in pieces.indices {
      var text = pieces[place]
      let mark = place == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.prefix(3) : []
      text = text.dropFirst(mark.count)
      let ending = text.last == UInt8(ascii: "\r") ? text.suffix(1) : []
      text = text.dropLast(ending.count)
      guard let line = String(validating: text, as: UTF8.self) else { return nil }
      let edits = Self.edits(of: line, table)
      guard !edits.isEmpty else { continue }
      var fixed = Array(text)
      for edit in edits.reversed() {
        fixed.replaceSubrange(edit.range, with: Array(edit.text.utf8))
      }
      pieces[place] = mark + fixed + ending
      changed.append(place + 1)
    }
    guard !changed.isEmpty else { return nil }
    let bytes = Array(pieces.joined(separator: [UInt8(ascii: "\n")]))
    let lines = ScriptLines(bytes: bytes[...])
    obstacle = WalkthroughFile.read(lines, path: path).mistakes.first
    self.bytes = bytes
    self.lines = changed
  }

  /// A replacement of the bytes in a range of a line.
  package struct Edit {
    package let range: Range<Int>
    package let text: String
  }

  /// Returns the corrections of a line, by their ranges.
  package static func edits(
    of line: String, _ table: CommandTable = .withWalkthroughs
  ) -> [Edit] {
    switch LineKind(line, table.lines.map(\.kind)) {
    case .commands, .block(.if), .block(.while):
      let commands = CommandSequence(ScriptLine(line, number: 0))
      return commands.mistake == nil ? commands.commands.compactMap { edit(of: $0, table) } : []
    case .text(.title): return edits(ofTitle: line)
    case .text(.setting): return edit(ofSetting: line).map { [$0] } ?? []
    default: return []
    }
  }

  // MARK: Commands

  private static func edit(of command: CommandSyntax, _ table: CommandTable) -> Edit? {
    guard !command.isText else { return nil }
    let start = command.range.lowerBound
    let end = start + command.name.utf8.count
    if let known = table[command.name] {
      if known.name == "touch" { return edit(ofLimit: command.words[...], needsName: true) }
      return ExpectationMarks.commands.contains(known.name) ? edit(ofExpectation: command) : nil
    }
    // A quoted name stays as it is.
    guard end <= command.range.upperBound,
      command.source.utf8.dropFirst(start).starts(with: command.name.utf8),
      let meant = table.command(shortenedTo: command.name, isAlone: command.words.isEmpty)
    else { return nil }
    return Edit(range: start..<end, text: meant.name)
  }

  /// Corrects `atmost 3` and the time limit.
  private static func edit(ofExpectation command: CommandSyntax) -> Edit? {
    var all = command.words
    if command.name == "while" {
      if let wrong = RoundLimit.misspelled(in: all), let word = wrong.first, isPlain(wrong) {
        return Edit(range: word.range, text: "at most")
      }
      if let range = RoundLimit.range(in: all) { all.removeSubrange(range) }
    }
    let words = all.dropFirst(ExpectationMarks(all).count)
    guard let subject = words.first.flatMap({ Subject.named($0.text) }) else { return nil }
    return edit(ofLimit: words.dropFirst(), needsName: subject.needsName)
  }

  /// Corrects `withn 2s`, `within2s` and `modal 2s`, as `TimeLimit` suggests it.
  private static func edit(ofLimit words: ArraySlice<Word>, needsName: Bool) -> Edit? {
    if let joined = TimeLimit.joined(words, needsName: needsName) {
      return Edit(range: joined.word.range, text: joined.text)
    }
    guard let wrong = TimeLimit.misspelledWithin(words, needsName: needsName),
      let limit = words.last
    else { return nil }
    guard let word = wrong.first else {
      return Edit(range: limit.range.lowerBound..<limit.range.lowerBound, text: "within ")
    }
    return isPlain(wrong) ? Edit(range: word.range, text: "within") : nil
  }

  /// Returns whether words are one in lowercase; others may well be part of a name.
  private static func isPlain(_ words: ArraySlice<Word>) -> Bool {
    words.count == 1 && words.allSatisfy { $0.text == $0.text.lowercased() }
  }

  // MARK: Tags

  private static func edit(ofSetting line: String) -> Edit? {
    let name = Tokenizer.firstWord(of: line, from: 0)
    let bytes = Array(line.utf8)
    guard bytes[name].elementsEqual("@tags".utf8), bytes.contains(UInt8(ascii: ",")) else {
      return nil
    }
    let tags = bytes[name.upperBound...].split { " \t,".utf8.contains($0) }
    let text = tags.map { " " + String(decoding: $0, as: UTF8.self) }.joined()
    return Edit(range: name.upperBound..<bytes.count, text: text)
  }

  /// Corrects the tags at the end of a title, which are found as `CaseTitle` finds them.
  private static func edits(ofTitle line: String) -> [Edit] {
    let bytes = Array(line.utf8)
    var edits: [Edit] = []
    for word in bytes.split(whereSeparator: { " \t".utf8.contains($0) }).reversed() {
      guard word.first == UInt8(ascii: "@"), word.count > 1 else { break }
      guard word.contains(UInt8(ascii: ",")) else { continue }
      let tags = word.split { "@,".utf8.contains($0) }
      let text = tags.map { "@" + String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
      edits.append(Edit(range: word.startIndex..<word.endIndex, text: text))
    }
    return edits.reversed()
  }
}
