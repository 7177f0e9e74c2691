/// A search for the labeled item that best matches typed text.
nonisolated struct LabelSearch<Thing> {
  private let typed: String
  private let wholeOnly: Bool
  /// The item whose number the user typed.
  ///
  /// Once this is set, only matches of a whole label are considered.
  var number: Thing?
  private var best: LabelMatch?
  private var fitting: [(label: String, pane: String?, thing: Thing)] = []
  private var labels: [String] = []

  init(_ typed: String, wholeOnly: Bool) {
    self.typed = typed
    self.wholeOnly = wholeOnly
  }

  /// Considers an item with the given label.
  ///
  /// `pane` is the name of the item's pane, if there are several.
  mutating func consider(
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

  /// Whether a whole label matches.
  var hasWhole: Bool { best == .whole }

  /// Returns the item that matches best.
  ///
  /// - Throws: `notFound`, with all labels, if none matches; `ambiguous`, with those that match
  ///   equally well, if there are several.
  func result(what: String, on screen: String) throws(CommandError) -> Thing {
    if best != .whole, let number { return number }
    guard let first = fitting.first else {
      throw .notFound(what: what, label: typed, on: screen, there: labels)
    }
    guard fitting.count == 1 else {
      let isInOnePane = fitting.allSatisfy { $0.pane == first.pane }
      throw .ambiguous(
        what: what, label: typed,
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
