import AppDriver
package import Script

/// A search for an element of any kind that shows a text or has an identifier: a row, a button, a
/// text, a tab, the Back button, or a segment of a control.
///
/// A text must be the whole label or value, without regard to case. Between slashes, it is a
/// regular expression for all of it, or the text itself. What follows `#` is an identifier, which
/// may be an expression, too.
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
  package static let arguments = "TEXT | /REGEX/ | #ID"
  /// The lines of help about the options.
  package static let help = [
    "TEXT is the whole text of anything on the screen. /REGEX/ matches all of it, or is the text",
    "itself. Options: --index N, from 0; --text TEXT beside #ID; --below, --above or --in ELEMENT,",
    "where \"in\" means the same row; --enabled, --disabled, --on, --off, --selected, --unselected,",
    "--focused, --unfocused.",
  ]
  /// The options, for completion.
  package static let options =
    Detail.allCases.map { "--\($0.rawValue)" } + State.allCases.map { "--\($0.rawValue)" }

  private let name: ElementName
  private var states: Set<State> = []
  private var index: Int?
  private var text: ElementName?
  private var below: ElementName?
  private var above: ElementName?
  private var row: ElementName?
  /// The words as they are shown.
  package let shown: String
  /// The text or the identifier that is looked for.
  var label: String { name.text }

  /// Reads words: what is meant, and options after it.
  ///
  /// - Throws: A usage error if the words are no such search.
  package init(_ words: ArraySlice<Word>, of invocation: Invocation) throws(CommandError) {
    var end = words.endIndex
    if let first = words.firstIndex(where: { $0.text.hasPrefix("--") && !$0.isQuoted }) {
      end = first
    }
    guard end > words.startIndex else { throw invocation.misuse("needs the text of an element") }
    name = try ElementName(words[..<end], of: invocation)
    shown = ([name.shown] + words[end...].map(\.text)).joined(separator: " ")
    var rest = words[end...]
    while let option = rest.popFirst() {
      let key = option.isQuoted ? "" : String(option.text.dropFirst(2))
      if option.text.hasPrefix("--"), let state = State(rawValue: key) {
        states.insert(state)
        continue
      }
      guard option.text.hasPrefix("--"), let detail = Detail(rawValue: key) else {
        throw invocation.misuse(
          "unexpected \"\(SafeText.escaped(option.text))\""
            + Nearest.hint(to: option.text, among: Self.options))
      }
      guard let value = rest.popFirst() else {
        throw invocation.misuse("\(option.text) needs a value")
      }
      try set(detail, to: value, invocation)
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

  // MARK: Finding

  /// Returns what fits on a screen: first what reacts to a tap, each in reading order.
  ///
  /// - Throws: `CommandError.interrupted` if the user has interrupted a match that takes long.
  func found(on screen: ScreenSnapshot, _ shell: ShellState) throws(CommandError) -> [ShownElement]
  {
    let all = ShownElement.all(on: screen)
    var places = try name.places(in: all, shell)
    if let text { places.formIntersection(try text.places(in: all, shell)) }
    places = places.filter { place in states.allSatisfy { all[place].isIn($0.rawValue) } }
    if let below {
      guard let anchor = try below.places(in: all, shell).min() else { return [] }
      places = places.filter { $0 > anchor && !all[$0].isInRow(of: all[anchor]) }
    }
    if let above {
      guard let anchor = try above.places(in: all, shell).min() else { return [] }
      places = places.filter { $0 < anchor && !all[$0].isInRow(of: all[anchor]) }
    }
    if let row {
      guard let anchor = try row.places(in: all, shell).min() else { return [] }
      places = places.filter { all[$0].isInRow(of: all[anchor]) }
    }
    let elements = places.sorted().map { all[$0] }
    let sorted = elements.filter(\.reacts) + elements.filter { !$0.reacts }
    guard let index else { return sorted }
    return sorted.indices.contains(index) ? [sorted[index]] : []
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
