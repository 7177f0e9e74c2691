import AppDriver
import Script
import Shell

/// A parsed `expect` command: a subject, its expected name and value, and a time limit.
struct Expectation {
  let subject: Subject
  let name: String
  /// The expected value of the named element; `nil` to accept any value.
  let value: String?
  let isNegated: Bool
  let seconds: Double
  private let invocation: Invocation

  /// Parses `[not | no] SUBJECT NAME [= VALUE] [within SECONDS]`.
  init(_ invocation: Invocation) throws(CommandError) {
    var words = invocation.words[...]
    isNegated = ["not", "no"].contains(words.first?.text)
    if isNegated { words.removeFirst() }
    guard let first = words.popFirst()?.text else { throw invocation.misuse("needs a subject") }
    guard let subject = Subject.named(first) else {
      throw invocation.misuse(
        "unknown subject \"\(SafeText.escaped(first))\""
          + Nearest.hint(
            to: first, among: Subject.all.map(\.name),
            otherwise: "; \"help expect\" lists the subjects, such as \"expect screen TITLE\""))
    }
    self.subject = subject
    self.invocation = invocation
    if let problem = Self.misspelledLimit(words, after: subject) {
      throw invocation.misuse(problem)
    }
    seconds = try Self.takeSeconds(from: &words, invocation)
    value = subject.takesValue ? Self.takeValue(from: &words) : nil
    name = subject.readName(words, invocation)
    guard !subject.needsName || !subject.isBlank(name) else {
      throw invocation.misuse("\(first) needs a name")
    }
    if let problem = subject.problem(name) { throw invocation.misuse(problem) }
  }

  /// Returns what can follow the words after a subject: a time limit and a message.
  static func endings(after words: ArraySlice<String>) -> Candidates {
    if words.last == "within" { return [Candidate("2s", summary: "the number of seconds")] }
    let limit = Candidate("within", summary: "wait for the check to pass")
    let message = Candidate("--", summary: "a message for a failure")
    return words.dropLast().last == "within" ? [message] : [limit, message]
  }

  /// Returns the indices of the words that specify the expected value of a secure field.
  ///
  /// The value begins after the field's label. If no space separates them, the range includes the
  /// word that contains both.
  static func secrets(of invocation: Invocation, on screen: ScreenSnapshot?) -> Range<Int>? {
    let words = invocation.words
    let start = ["not", "no"].contains(words.first?.text) ? 2 : 1
    var end = words.count
    if end >= start + 2, words[end - 2].text == "within", !words[end - 2].isQuoted { end -= 2 }
    guard start < end, let screen, let subject = Subject.named(words[start - 1].text),
      subject.takesValue
    else { return nil }
    let text = words[start..<end].map(\.text).joined(separator: " ").lowercased()
    let labels = subject.valuedElements(on: screen).filter { $0.kind == .field }
      .map { ($0.label.lowercased(), $0.isSecure) }
    guard !labels.contains(where: { $0.0 == text }),
      let label = labels.first(where: { $0.1 && text.hasPrefix($0.0) })?.0
    else { return nil }
    var place = start
    var before = words[start].text.lowercased()
    while label.hasPrefix(before) {
      place += 1
      guard place < end else { return nil }
      before += " " + words[place].text.lowercased()
    }
    if words[place].text == "=", place + 1 < end { place += 1 }
    return place..<end
  }

  /// Throws a usage error if the value of a secure field would have to be known.
  func requireReadable(_ shell: ShellState) throws(CommandError) {
    guard value != nil, let screen = shell.screen, subject.isSecure(name, on: screen) else {
      return
    }
    throw invocation.misuse("the value of a secure field can't be checked")
  }

  /// Throws an error that describes the expected and the actual values if the check fails.
  func check(_ shell: ShellState) throws(CommandError) {
    guard shell.session.isRunning else { throw .notRunning }
    guard let shown = shell.screen else { throw .nothingOnScreen }
    let screen = searched(shown, shell)
    if value != nil, subject.isSecure(name, on: screen) {
      throw .unmet(
        expected: "\(expectedKind) \(SafeText.inQuotes(name)) = \(SecretFilter.stars)",
        found: .words("a secure field"), hint: "its value can't be checked")
    }
    if let excuse = excuse(screen, shell) {
      throw .unmet(expected: expected(on: screen), found: .words(excuse), hint: nil)
    }
    let isThere = subject.isThere(name, screen, shell)
    guard !isThere || subject.holds(name, value: value, on: screen, shell) == isNegated else {
      return
    }
    throw .unmet(
      expected: expected(on: screen), found: found(on: screen, shell),
      hint: hint(screen, shell))
  }

  /// Returns the screen to check: with the rows that aren't shown, unless the shown ones are
  /// enough.
  private func searched(_ shown: ScreenSnapshot, _ shell: ShellState) -> ScreenSnapshot {
    guard let isFound = subject.isFoundInRows,
      isNegated || !isFound(name, shown)
        || !subject.holds(name, value: value, on: shown, shell)
    else { return shown }
    return shell.searchedScreen ?? shown
  }

  /// Returns what to say if the name may be in a row that isn't searched; `nil` if that can't be or
  /// doesn't matter.
  private func excuse(_ screen: ScreenSnapshot, _ shell: ShellState) -> String? {
    let most = AppSession.mostRowsSearched
    guard let isFound = subject.isFoundInRows, !isFound(name, screen),
      let pane = screen.panes.first(where: { $0.rowCount > most })
    else { return nil }
    return (subject.found(name, screen, shell) ?? "none")
      + " among the first \(grouped(most)) of \(grouped(pane.rowCount)) rows"
  }

  private var expectedKind: String {
    isNegated ? "no \(subject.name)" : subject.name
  }

  private func expected(on screen: ScreenSnapshot) -> String {
    guard Self.secrets(of: invocation, on: screen) == nil else {
      return "\(expectedKind) \(SecretFilter.stars)"
    }
    return expectedKind
      + (name.isEmpty ? "" : " \(SafeText.inQuotes(name))")
      + (value.map { " = \(SafeText.inQuotes($0))" } ?? "")
  }

  private func found(on screen: ScreenSnapshot, _ shell: ShellState) -> FoundInstead {
    if let found = subject.found(name, screen, shell) { return .words(found) }
    if value != nil, let there = subject.value(of: name, on: screen) { return .names([there]) }
    let there = subject.there(screen, shell).filter { !$0.isEmpty }
    guard isNegated else { return .names(there) }
    // A message lists only some names, so those that shouldn't be there come first.
    let matches: [LabelMatch?] = [.whole, .beginning, .part, nil]
    return .names(
      matches.flatMap { match in there.filter { LabelMatch.of(name, in: $0) == match } })
  }

  private func hint(_ screen: ScreenSnapshot, _ shell: ShellState) -> String? {
    guard !isNegated, value == nil || subject.value(of: name, on: screen) == nil else { return nil }
    let there = Array(subject.there(screen, shell).prefix(1_000))
    let nearest =
      Nearest.name(to: name, among: there)
      // A part of a label isn't enough.
      ?? there.first { !name.isEmpty && LabelMatch.of(name, in: $0) != nil }
    return nearest.flatMap { $0 == name ? nil : "did you mean \(SafeText.inQuotes($0))?" }
  }

  /// Removes and returns the expected value, which follows `=`.
  private static func takeValue(from words: inout ArraySlice<Word>) -> String? {
    guard let sign = words.firstIndex(where: { $0.text == "=" && !$0.isQuoted }),
      sign > words.startIndex
    else { return nil }
    defer { words = words[..<sign] }
    return words[(sign + 1)...].map(\.text).joined(separator: " ")
  }

  /// Returns a description of the mistake in a time limit that would be read as a part of the name;
  /// `nil` if there is none.
  private static func misspelledLimit(
    _ words: ArraySlice<Word>, after subject: Subject
  ) -> String? {
    if let joined = joinedLimit(words, after: subject) {
      return
        "\"\(SafeText.escaped(joined.word.text))\" has no space before the number; quote the word if it"
        + " is part of a name; did you mean \"\(joined.text)\"?"
    }
    let last = words.suffix(3).map { $0.isQuoted ? "" : $0.text }
    if last.count == 3, last[0] == "within" || isSlip(last[0]), Seconds.parse(last[1]) != nil,
      last[2].hasPrefix("s")
    {
      return "\"within\" needs a number of seconds and no space before the unit, as in"
        + " \"within \(last[1])s\"; quote the word if it is part of a name"
    }
    guard let wrong = misspelledWithin(words, after: subject), let limit = words.last?.text else {
      return nil
    }
    let text = wrong.map(\.text).joined(separator: " ")
    if text.isEmpty {
      return "unexpected \"\(limit)\"; quote the word if it is part of a name; did you mean"
        + " \"within \(limit)\"?"
    }
    return "unexpected \"\(SafeText.escaped(text))\" before \"\(limit)\";"
      + " quote the word if it is part of a name; did you mean \"within\"?"
  }

  /// Returns a word at the end such as `within2s`, and how it was probably meant; `nil` if there is
  /// none.
  static func joinedLimit(
    _ words: ArraySlice<Word>, after subject: Subject
  ) -> (word: Word, text: String)? {
    guard let word = words.last, !word.isQuoted, word.text.hasPrefix("within"),
      words.count > 1 || !subject.needsName
    else { return nil }
    let number = word.text.dropFirst("within".count)
    guard number.utf8.first.map({ 0x30...0x39 ~= $0 }) ?? false,
      Seconds.parse(withUnit: String(number)) != nil
    else { return nil }
    return (word, "within \(number)")
  }

  /// Returns the words before a time limit at the end that are probably a misspelled `within`: none
  /// if it is missing after a subject that needs no name; `nil` if there is no such mistake.
  static func misspelledWithin(
    _ words: ArraySlice<Word>, after subject: Subject
  ) -> ArraySlice<Word>? {
    guard let limit = words.last, !limit.isQuoted, isTime(limit.text) else { return nil }
    let before = words.dropLast()
    let least = subject.needsName ? 1 : 0
    if before.count > least, let word = before.last, !word.isQuoted, isSlip(word.text) {
      return before.suffix(1)
    }
    // Without a unit, it may well be part of a name.
    guard limit.text.hasSuffix("s") else { return nil }
    if before.isEmpty { return least == 0 ? before : nil }
    let split = before.suffix(2)
    let isSplit =
      before.count >= least + 2 && !split.contains(where: \.isQuoted)
      && split.map { $0.text.lowercased() } == ["with", "in"]
    return isSplit ? split : nil
  }

  /// Returns whether a word is probably a misspelled `within`.
  private static func isSlip(_ word: String) -> Bool {
    // Shorter words, such as "with", are probably part of a name.
    word != "within" && word.utf8.count > 4 && Nearest.name(to: word, among: ["within"]) != nil
  }

  /// Returns whether a word begins with a number, and ends there or with a unit.
  private static func isTime(_ word: String) -> Bool {
    let unit = word.drop { $0.isNumber || $0 == "." }
    return unit.startIndex > word.startIndex && ["", "s", "ms", "sec", "seconds"].contains(unit)
  }

  private static func takeSeconds(
    from words: inout ArraySlice<Word>, _ invocation: Invocation
  ) throws(CommandError) -> Double {
    guard let place = words.lastIndex(where: { $0.text == "within" && !$0.isQuoted }),
      place >= words.endIndex - 2
    else { return 0 }
    guard place == words.endIndex - 2, let last = words.last?.text else {
      throw invocation.misuse(
        "\"within\" needs a number of seconds, such as 2s; quote the word if it is part of a name")
    }
    guard let seconds = Seconds.parse(withUnit: last), seconds <= 3_600 else {
      throw invocation.misuse(
        "\"within\" needs a number of seconds, such as 2s, not \"\(SafeText.escaped(last))\"")
    }
    words.removeLast(2)
    if words.count > 1, let before = words.last, isTime(before.text),
      let word = words.dropLast().last, word.text == "within", !word.isQuoted
    {
      throw invocation.misuse(
        "\"within\" stands there twice; quote the first one if it is part of a name")
    }
    return seconds
  }
}
