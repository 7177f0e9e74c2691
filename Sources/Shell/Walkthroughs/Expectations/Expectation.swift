import AppDriver
import Script
import Shell

/// The words of an `expect`, an `if` or a `while`: a subject, its expected name and value, and a
/// time limit.
struct Expectation {
  let subject: Subject
  private let pattern: TextPattern
  /// The element for which `visible` looks; `nil` for other subjects.
  private let query: ElementQuery?
  /// The expected value of the named element; `nil` to accept any value.
  private let value: TextPattern?
  private let isNegated: Bool
  /// Whether a failure doesn't end the case.
  let isSoft: Bool
  let seconds: Double
  private let invocation: Invocation

  /// Parses `[soft] [not | no] SUBJECT NAME [= VALUE] [within SECONDS]`.
  init(_ invocation: Invocation) throws(CommandError) {
    let marks = ExpectationMarks(invocation.words)
    (isSoft, isNegated) = (marks.isSoft, marks.isNegated)
    var words = invocation.words[marks.count...]
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
    seconds = try TimeLimit.take(from: &words, needsName: subject.needsName, of: invocation)
    if subject.takesQuery {
      let invocation = invocation.showing("\(first) \(ElementQuery.arguments)", for: "SUBJECT")
      guard !words.isEmpty else { throw invocation.misuse("\(first) needs a name") }
      let query = try ElementQuery(words, of: invocation)
      (self.query, value, pattern) = (query, nil, TextPattern(query.shown))
      return
    }
    query = nil
    value = subject.takesValue ? try Self.takeValue(from: &words, invocation) : nil
    pattern = try TextPattern(words, of: invocation)
    guard subject.takesPattern || !pattern.isExpression else {
      throw invocation.misuse(
        "\"\(first)\" takes no expression; write \\/ for a slash at the beginning of a name")
    }
    guard !subject.needsName || !subject.isBlank(pattern.text) else {
      throw invocation.misuse("\(first) needs a name")
    }
    guard !pattern.isExpression else { return }
    if let problem = subject.problem(pattern.text) { throw invocation.misuse(problem) }
  }

  /// Returns what can follow the marks before a subject: the subjects, and the opposite.
  static func subjects(after marks: ExpectationMarks) -> Candidates {
    Candidates(Subject.all.map { Candidate($0.name, summary: $0.meaning) })
      + Candidates(
        (marks.isNegated ? [] : ["not", "no"]).map { Candidate($0, summary: "the opposite") })
  }

  /// Returns what can follow the marks: a subject, its name and a time limit.
  static func completions(_ request: CompletionRequest, after marks: ExpectationMarks) -> Candidates
  {
    let words = request.words.dropFirst(marks.count)
    guard let first = words.first else { return subjects(after: marks) }
    guard let subject = Subject.named(first) else { return [] }
    let name = words.dropFirst()
    if name.last == "within" { return [Candidate("2s", summary: "the number of seconds")] }
    if isEnded(name) { return [] }
    let names =
      subject.takesQuery
      ? ElementQuery.candidates(request, after: name)
      : name.isEmpty ? subject.candidates(request) : []
    guard !name.isEmpty || !subject.needsName else { return names }
    return names + [Candidate("within", summary: "wait for the check to pass")]
  }

  /// Returns whether words end with a time limit.
  private static func isEnded(_ words: ArraySlice<String>) -> Bool {
    words.dropLast().last == "within"
  }

  /// Returns the indices of the words that specify the expected value of a secure field.
  ///
  /// The value begins after the field's label. If no space separates them, the range includes the
  /// word that contains both.
  static func secrets(of invocation: Invocation, on screen: ScreenSnapshot?) -> Range<Int>? {
    let words = invocation.words
    let start = ExpectationMarks(words).count + 1
    var end = words.count
    if end >= start + 2, words[end - 2].text == "within", !words[end - 2].isQuoted { end -= 2 }
    guard start < end, let screen, let subject = Subject.named(words[start - 1].text),
      subject.takesValue
    else { return nil }
    let text = words[start..<end].map(\.text).joined(separator: " ").lowercased()
    if words[start].text.hasPrefix("/"), let sign = words[start..<end].firstIndex(where: isSign),
      subject.valuedElements(on: screen).contains(where: \.isSecure)
    {
      return sign + 1 < end ? sign + 1..<end : nil
    }
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
    guard value != nil, let screen = shell.screen,
      try names(on: screen, shell).contains(where: { subject.isSecure($0, on: screen) })
    else { return }
    throw invocation.misuse("the value of a secure field can't be checked")
  }

  /// Throws an error that describes the expected and the actual values if the check fails.
  func check(_ shell: ShellState) throws(CommandError) {
    guard shell.session.isRunning else { throw .notRunning }
    guard let shown = shell.screen else { throw .nothingOnScreen }
    if let query {
      let isMet = try query.isMet(shell)
      guard isMet == isNegated else { return }
      throw .unmet(
        expected: "\(expectedKind) \(query.shown)",
        found: .names(subject.there(shown, shell).filter { !$0.isEmpty }), hint: nil)
    }
    let screen = try searched(shown, shell)
    let names = try names(on: screen, shell)
    if value != nil, names.contains(where: { subject.isSecure($0, on: screen) }) {
      throw .unmet(
        expected: "\(expectedKind) \(pattern.shown) = \(SecretFilter.stars)",
        found: .words("a secure field"), hint: "its value can't be checked")
    }
    if let excuse = excuse(names, screen, shell) {
      throw .unmet(expected: expected(on: screen), found: .words(excuse), hint: nil)
    }
    let isThere =
      names.isEmpty
      ? subject.isThere(pattern.text, screen, shell)
      : names.contains { subject.isThere($0, screen, shell) }
    if isThere {
      let isMet = try holds(names, on: screen, shell)
      guard isMet == isNegated else { return }
    }
    throw .unmet(
      expected: expected(on: screen), found: found(names, on: screen, shell),
      hint: hint(screen, shell))
  }

  /// Returns the names that are meant: the one that is given, or those that the expression matches.
  private func names(
    on screen: ScreenSnapshot, _ shell: ShellState
  ) throws(CommandError) -> [String] {
    let pattern = subject.hasStars ? pattern.hiding(shell.redaction) : pattern
    guard pattern.isExpression else { return [pattern.text] }
    return try pattern.matches(
      among: subject.matched(screen, shell), part: subject.matchesPart, shell)
  }

  private func holds(
    _ names: [String], on screen: ScreenSnapshot, _ shell: ShellState
  ) throws(CommandError) -> Bool {
    guard let value else { return names.contains { subject.isMet($0, screen, shell) } }
    let values = names.flatMap { subject.values(of: $0, on: screen) }
    return try !value.matches(among: values, part: false, shell).filter(values.contains).isEmpty
  }

  /// Returns the screen to check: with the rows that aren't shown, unless the shown ones are
  /// enough.
  private func searched(
    _ shown: ScreenSnapshot, _ shell: ShellState
  ) throws(CommandError) -> ScreenSnapshot {
    let isFound = subject.isFoundInRows
    guard isFound != nil || pattern.isExpression && subject.isOfRows else { return shown }
    let names = try names(on: shown, shell)
    let isSeen = names.contains { isFound?($0, shown) ?? true }
    if !isNegated, isSeen {
      let isMet = try holds(names, on: shown, shell)
      if isMet { return shown }
    }
    return shell.searchedScreen ?? shown
  }

  /// Returns what to say if the name may be in a row that isn't searched; `nil` if that can't be or
  /// doesn't matter.
  private func excuse(
    _ names: [String], _ screen: ScreenSnapshot, _ shell: ShellState
  ) -> String? {
    let most = AppSession.mostRowsSearched
    guard let isFound = subject.isFoundInRows,
      !names.contains(where: { isFound($0, screen) }),
      let pane = screen.panes.first(where: { $0.rowCount > most })
    else { return nil }
    return (subject.found(pattern.text, screen, shell) ?? "none")
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
      + (pattern.text.isEmpty ? "" : " \(pattern.shown)")
      + (value.map { " = \($0.shown)" } ?? "")
  }

  private func found(
    _ names: [String], on screen: ScreenSnapshot, _ shell: ShellState
  ) -> FoundInstead {
    if let found = subject.found(pattern.text, screen, shell) { return .words(found) }
    if value != nil, let there = names.lazy.flatMap({ subject.values(of: $0, on: screen) }).first {
      return .names([there])
    }
    let there = subject.there(screen, shell).filter { !$0.isEmpty }
    guard isNegated else { return .names(there) }
    // A message lists only some names, so those that shouldn't be there come first.
    guard !pattern.isExpression else { return .names(names.isEmpty ? there : names) }
    let matches: [LabelMatch?] = [.whole, .beginning, .part, nil]
    return .names(
      matches.flatMap { match in
        there.filter { LabelMatch.of(pattern.text, in: $0) == match }
      })
  }

  private func hint(_ screen: ScreenSnapshot, _ shell: ShellState) -> String? {
    let name = pattern.text
    guard !isNegated, !pattern.isExpression,
      value == nil || subject.values(of: name, on: screen).isEmpty
    else { return nil }
    let there = Array(subject.there(screen, shell).prefix(1_000))
    let nearest =
      Nearest.name(to: name, among: there)
      // A part of a label isn't enough.
      ?? there.first { !name.isEmpty && LabelMatch.of(name, in: $0) != nil }
    return nearest.flatMap { $0 == name ? nil : "did you mean \(SafeText.inQuotes($0))?" }
  }

  private static func isSign(_ word: Word) -> Bool { word.text == "=" && !word.isQuoted }

  /// Removes and returns the expected value, which follows `=`.
  private static func takeValue(
    from words: inout ArraySlice<Word>, _ invocation: Invocation
  ) throws(CommandError) -> TextPattern? {
    guard let sign = words.firstIndex(where: isSign),
      sign > words.startIndex
    else { return nil }
    defer { words = words[..<sign] }
    return try TextPattern(words[(sign + 1)...], of: invocation)
  }
}
