package import AppDriver
package import Script

/// A search for an element of any kind that shows a text or has an identifier: a row, a button, a
/// text, a tab, the Back button, or a segment of a control.
///
/// A text must be the whole label or value, without regard to case. Between slashes, it is a
/// regular expression for all of it. What follows `#` is an identifier, which may be an expression,
/// too.
package struct ElementQuery {
  /// A state in which the element must be.
  private enum State: String, CaseIterable {
    case enabled, disabled, on, off, selected, unselected, focused, unfocused
  }

  /// The options, apart from those for states, each of which takes a value.
  private enum Detail: String, CaseIterable {
    case index, text, below, above, `in`
  }

  /// The arguments as shown in the help.
  package static let arguments = "TEXT | /REGEX/ | #ID [--PLACE TEXT] [--STATE] [--index N]"
  /// The lines of help about the options.
  package static let help = [
    "TEXT is the whole text of anything on the screen, and /REGEX/ matches all of it. Options:",
    "--index N, from 0, in reading order; --text TEXT beside #ID; the place --below, --above or --in an",
    "element, where \"in\" means the same row; the state --enabled, --disabled, --on, --off, --selected,",
    "--unselected, --focused or --unfocused. Without --index, what reacts comes first.",
  ]
  private static let options =
    Detail.allCases.map { "--\($0.rawValue)" } + State.allCases.map { "--\($0.rawValue)" }

  private let name: ElementName
  private var states: Set<State> = []
  private var index: Int?
  private var text: ElementName?
  private var below: ElementName?
  private var above: ElementName?
  private var row: ElementName?
  /// The options as they are shown; empty if there are none.
  let shownOptions: String
  /// The words as they are shown.
  package var shown: String { name.shown + (shownOptions.isEmpty ? "" : " \(shownOptions)") }

  /// Reads words: what is meant, and options after it.
  ///
  /// - Throws: A usage error if the words are no such search.
  package init(_ words: ArraySlice<Word>, of invocation: Invocation) throws(CommandError) {
    var end = words.endIndex
    if let first = words.firstIndex(where: { $0.text.hasPrefix("--") && !$0.isQuoted }) {
      end = first
    }
    name = try ElementName(words[..<end], of: invocation)
    guard !name.text.allSatisfy(\.isWhitespace) else {
      throw invocation.misuse("needs the text of an element")
    }
    shownOptions = words[end...].map { $0.isQuoted ? "\"\($0.text)\"" : $0.text }
      .joined(separator: " ")
    var rest = words[end...]
    var lastValue: String?
    while let option = rest.popFirst() {
      let key = option.isQuoted ? "" : String(option.text.dropFirst(2))
      if option.text.hasPrefix("--"), let state = State(rawValue: key) {
        states.insert(state)
        continue
      }
      guard option.text.hasPrefix("--"), let detail = Detail(rawValue: key) else {
        throw invocation.misuse(
          "unexpected \"\(SafeText.escaped(option.text))\""
            + (lastValue.map { "; quote several words, as in \"\(SafeText.escaped($0)) …\"" }
              ?? Nearest.hint(to: option.text, among: Self.options)))
      }
      guard let value = rest.popFirst() else {
        throw invocation.misuse("\(option.text) needs a value")
      }
      try set(detail, to: value, invocation)
      lastValue = rest.first?.text.hasPrefix("--") == false ? value.text : nil
    }
  }

  private mutating func set(
    _ detail: Detail, to value: Word, _ invocation: Invocation
  ) throws(CommandError) {
    if detail == .index {
      guard let number = Int(value.text), number >= 0 else {
        throw invocation.misuse(
          "--index needs a number from 0, not \"\(SafeText.escaped(value.text))\"")
      }
      index = number
      return
    }
    let pattern = try ElementName([value], of: invocation)
    switch detail {
    case .index: break
    case .text: text = pattern
    case .below: below = pattern
    case .above: above = pattern
    case .in: row = pattern
    }
  }

  // MARK: Completion

  /// Completes a search.
  ///
  /// - Parameters:
  ///   - request: The context.
  ///   - words: The words of the search before the cursor.
  ///   - others: Other options of the command.
  /// - Returns: What can follow the words: a text, the options, or the value of one.
  package static func candidates(
    _ request: CompletionRequest, after words: ArraySlice<String>, options others: [String] = []
  ) -> Candidates {
    let texts = request.screen.map { self.texts(on: $0) } ?? []
    guard let last = words.last else { return Candidates(texts, as: .label) }
    switch Detail(rawValue: String(last.dropFirst(2))) {
    case .below, .above, .in, .text:
      if last.hasPrefix("--") { return Candidates(texts, as: .word) }
    case .index where last.hasPrefix("--"): return []
    case .index, nil: break
    }
    return request.typed.hasPrefix("-") ? Candidates(options + others) : []
  }

  // MARK: Finding

  /// Returns all texts by which something on a screen is found.
  package static func texts(on screen: ScreenSnapshot) -> [String] {
    ShownElement.all(on: screen).flatMap(\.texts)
  }

  /// Returns what fits on a screen, in reading order; without an index, first what reacts to a tap.
  ///
  /// - Throws: `CommandError.interrupted` if the user has interrupted a match that takes long.
  func found(on screen: ScreenSnapshot, _ shell: ShellState) throws(CommandError) -> [ShownElement]
  {
    let all = ShownElement.all(on: screen, focus: shell.focus(on: screen)?.target)
    var places = try name.places(in: all, shell)
    if let text { places.formIntersection(try text.places(in: all, shell)) }
    places = places.filter { place in states.allSatisfy { all[place].isIn($0.rawValue) } }
    if let below {
      guard let anchor = try below.places(in: all, shell).min() else { return [] }
      places = places.filter { $0 > anchor && !all[$0].isInRow(of: all[anchor]) }
    }
    if let above {
      guard let anchor = try above.places(in: all, shell).max() else { return [] }
      places = places.filter { $0 < anchor && !all[$0].isInRow(of: all[anchor]) }
    }
    if let row {
      let anchors = try row.places(in: all, shell)
      places = places.filter { place in
        anchors.contains { all[place].isInRow(of: all[$0]) }
      }
    }
    let elements = places.sorted().map { all[$0] }
    guard let index else {
      return elements.filter(\.reacts) + elements.filter { !$0.reacts }
    }
    return elements.indices.contains(index) ? [elements[index]] : []
  }

  /// Returns the error for a screen on which nothing fits.
  func failure(_ shell: ShellState) throws(CommandError) -> CommandError {
    let shown = try shell.screenOrError()
    let screen = shell.searchedScreen ?? shown
    let all = ShownElement.all(on: screen)
    let count = try name.places(in: all, shell).count
    var known: Set<String> = []
    let labels = all.compactMap(\.texts.first).filter { known.insert($0).inserted }
    return count > 0 && !shownOptions.isEmpty
      ? .unfitting(label: name.text, on: screen.name, options: shownOptions, count: count)
      : .notFound(
        .anything, label: name.text, on: screen.name, there: labels)
  }

  /// Returns whether anything fits on the visible screen.
  ///
  /// - Throws: An error if the app shows nothing.
  package func isMet(_ shell: ShellState) throws(CommandError) -> Bool {
    try found(shell).first != nil
  }

  /// Returns what fits on the visible screen, with the rows that aren't printed if need be.
  func found(_ shell: ShellState) throws(CommandError) -> [ShownElement] {
    let screen = try shell.screenOrError()
    let found = try found(on: screen, shell)
    guard found.isEmpty, let searched = shell.searchedScreen else { return found }
    return try self.found(on: searched, shell)
  }
}
