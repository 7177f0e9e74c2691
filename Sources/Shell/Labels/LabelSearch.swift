/// Picks the one thing among many whose label fits what was typed.
nonisolated struct LabelSearch<Thing> {
  private let typed: String
  private let wholeOnly: Bool
  /// The thing whose number was typed; where it is known early, only whole labels are looked for.
  var number: Thing?
  private var best: LabelMatch?
  private var fitting: [(label: String, thing: Thing)] = []
  private var labels: [String] = []

  init(_ typed: String, wholeOnly: Bool) {
    self.typed = typed
    self.wholeOnly = wholeOnly
  }

  /// Takes a thing into account.
  mutating func consider(_ label: String, _ thing: @autoclosure () -> Thing) {
    if labels.count < 1_000 { labels.append(label) }
    guard let match = match(in: label) else { return }
    if let best, match < best { return }
    if best != match {
      best = match
      fitting.removeAll()
    }
    if fitting.count < 1_000 { fitting.append((label, thing())) }
  }

  /// How a label fits, as far as it still matters.
  private func match(in label: String) -> LabelMatch? {
    guard wholeOnly || number != nil || best == .whole else {
      return LabelMatch.of(typed, in: label)
    }
    return LabelMatch.isWhole(typed, label) ? .whole : nil
  }

  /// The thing that was meant.
  ///
  /// - Throws: where nothing fits, with what is there; where several do, with those.
  func result(what: String, on screen: String) throws(CommandError) -> Thing {
    if best != .whole, let number { return number }
    guard let first = fitting.first else {
      throw .notFound(what: what, label: typed, on: screen, there: labels)
    }
    guard fitting.count == 1 else {
      throw .ambiguous(what: what, label: typed, candidates: fitting.map(\.label))
    }
    return first.thing
  }
}

extension LabelSearch<Int> {
  /// Takes a number, counted from 1, for the place of one of so many things.
  ///
  /// Any number may have been typed, the least one too, so it is compared before it is used.
  mutating func considerNumber(upTo count: Int) {
    guard let typedNumber = Int(typed), typedNumber >= 1, typedNumber <= count else { return }
    number = typedNumber - 1
  }
}
