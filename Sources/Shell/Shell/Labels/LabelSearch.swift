import AppDriver

/// A search for the labeled item that best matches typed text.
package nonisolated struct LabelSearch<Thing> {
  private let typed: String
  private let wholeOnly: Bool
  /// The item whose number the user typed.
  ///
  /// Once this is set, only matches of a whole label are considered.
  var number: Thing?
  /// The labels of the items that have numbers, with the numbers, if a number was typed.
  private var numbered: [(number: String, label: String)] = []
  private var best: LabelMatch?
  private var fitting: [(label: String, pane: String?, thing: Thing)] = []
  private var labels: [String] = []

  package init(_ typed: String, wholeOnly: Bool) {
    self.typed = typed
    self.wholeOnly = wholeOnly
  }

  /// Considers an item with the given label.
  ///
  /// `pane` is the name of the item's pane, if there are several.
  package mutating func consider(
    _ label: String, _ thing: @autoclosure () -> Thing, in pane: @autoclosure () -> String? = nil
  ) {
    if labels.count < 1_000 { labels.append(label) }
    guard let match = match(in: label) else { return }
    if let best, match < best { return }
    if best != match {
      best = match
      fitting.removeAll()
    }
    if fitting.count < 1_000 { fitting.append((label, pane(), thing())) }
  }

  /// Returns the degree to which a label matches; `nil` if the match is too poor to matter.
  private func match(in label: String) -> LabelMatch? {
    guard wholeOnly || number != nil || best == .whole else {
      return LabelMatch.of(typed, in: label)
    }
    return LabelMatch.isWhole(typed, label) ? .whole : nil
  }

  /// Notes the number of an item.
  mutating func note(_ number: @autoclosure () -> String, of label: String) {
    if NumberedTitles.mayBeNumber(typed) { numbered.append((number(), label)) }
  }

  /// Whether the typed number stands for the item that has it even if it is the label of another.
  private var isPlace: Bool {
    let wanted = NumberedTitles.normalized(typed)
    guard number != nil, best == .whole,
      let place = numbered.firstIndex(where: { $0.number == wanted })
    else { return false }
    return NumberedTitles.places(
      of: numbered.map(\.label), numbers: numbered.map(\.number)
    ).contains(place)
  }

  /// Whether a whole label matches.
  var hasWhole: Bool { best == .whole }

  /// Returns the item that matches best.
  ///
  /// - Throws: `notFound`, with all labels, if none matches; `ambiguous`, with those that match
  ///   equally well, if there are several.
  package func result(_ subject: ErrorSubject, on screen: String) throws(CommandError) -> Thing {
    if let number, best != .whole || isPlace { return number }
    guard let first = fitting.first else {
      throw .notFound(subject, label: typed, on: screen, there: labels)
    }
    guard fitting.count == 1 else {
      let isInOnePane = fitting.allSatisfy { $0.pane == first.pane }
      throw .ambiguous(
        subject, label: typed,
        candidates: fitting.map { item in
          isInOnePane ? item.label : (item.pane.map { "\($0): " } ?? "") + item.label
        })
    }
    return first.thing
  }
}

extension LabelSearch<Int> {
  /// Sets `number` if the typed text is a number from 1 to `count`.
  ///
  /// It checks the range before subtracting, because the typed number may be `Int.min`.
  mutating func considerNumber(upTo count: Int) {
    guard let typedNumber = Int(typed), typedNumber >= 1, typedNumber <= count else { return }
    number = typedNumber - 1
  }
}

nonisolated extension NumberedTitles {
  /// Returns the indices of the titles that only their numbers stand for: those that several have,
  /// ignoring case, or that can't be typed, and those that are the number of such a one.
  package static func places(of titles: [String], numbers: [String]? = nil) -> Set<Int> {
    var counts: [String: Int] = [:]
    for title in titles { counts[title.lowercased(), default: 0] += 1 }
    return places(of: titles, numbers: numbers) {
      counts[$0.lowercased()] == 1 && !$0.isEmpty && SafeText.isSafe($0)
    }
  }
}

extension ScreenSnapshot {
  /// The rows whose titles are the number of another row that has no title of its own.
  package nonisolated var rowsNamedAsNumbers: Set<RowNumber> {
    let mayBeNumbered = panes.indices.contains { pane in
      let elements = panes[pane].elements
      return elements.indices.contains {
        elements[$0].kind == .row && NumberedTitles.mayBeNumber(elements[$0].label)
      }
    }
    guard mayBeNumbered else { return [] }
    let rows = panes.enumerated().flatMap { place, pane in
      pane.elements.lazy.filter { $0.kind == .row }.map {
        (number: RowNumber(pane: place, row: $0.ordinal), title: $0.label)
      }
    }
    let places = NumberedTitles.places(of: rows.map(\.title), numbers: rows.map(\.number.text))
    return Set(
      places.map { rows[$0] }.filter { NumberedTitles.mayBeNumber($0.title) }.map(\.number))
  }
}
