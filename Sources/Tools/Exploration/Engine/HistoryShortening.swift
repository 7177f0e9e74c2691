/// Minimizes a state's history by leaving out loops, unless they have changed hidden state that the
/// state needs.
///
/// Between two launches, a member visits many states, and only few of these detours matter, such as
/// the one that put an item into the cart.
nonisolated struct HistoryShortening {
  /// The extent of a choice's side effects.
  enum Effect: Int, Comparable {
    case none
    case some
    /// It fills a form, which may log a user in.
    case form

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The most steps that are made for each step of the history.
  private static let mostSteps = 10

  private let codes: [Int32]
  /// The state in which each choice was made, and the one at the end.
  private let states: [Int32]
  /// The side effects of each choice.
  private let effects: [Effect]
  /// Whether each choice is kept.
  private var isKept: [Bool]
  /// The number of steps that are left for attempts.
  private var left: Int

  /// Creates a shortening of choices, given by their codes, the states in which they were made
  /// (negative if unknown) with the one at the end, and their effects, if known.
  init(_ codes: [Int32], states: [Int32], effects: [Effect] = []) {
    self.codes = codes
    self.effects = effects
    self.states = states
    isKept = Array(repeating: true, count: codes.count)
    left = Self.mostSteps * codes.count
  }

  /// The choices that are left.
  private var kept: [Int32] { zip(codes, isKept).filter(\.1).map(\.0) }

  /// Minimizes the choices while they pass a test; at the end, also tries to leave out each single
  /// step that `mayDrop` allows.
  mutating func shorten(
    stepsWhere mayDrop: (Int) -> Bool = { _ in false }, while test: ([Int32]) -> Bool
  ) -> [Int32] {
    if !effects.isEmpty { dropUnlikely(while: test) }
    var loops = loops(in: 0..<codes.count).filter(isLeft)
    while !loops.isEmpty, left > 0 {
      let needed = dropping(loops, while: test)
      loops = needed.flatMap { parts(of: $0) }.filter(isLeft)
    }
    for step in codes.indices where isKept[step] && left > 0 && mayDrop(step) {
      isKept[step] = false
      let fewer = kept
      left -= fewer.count
      if !test(fewer) { isKept[step] = true }
    }
    return kept
  }

  /// Drops all loops that fill no form or, if some of them are needed, all loops without side
  /// effects.
  private mutating func dropUnlikely(while test: ([Int32]) -> Bool) {
    for least in [Effect.form, .some] {
      let before = isKept
      drop(loops(in: 0..<codes.count), below: least)
      guard isKept != before else { continue }
      let fewer = kept
      left -= fewer.count
      if test(fewer) { return }
      isKept = before
    }
  }

  private mutating func drop(_ loops: [Range<Int>], below least: Effect) {
    for loop in loops {
      if loop.contains(where: { effects[$0] >= least }) {
        drop(parts(of: loop), below: least)
      } else {
        for step in loop { isKept[step] = false }
      }
    }
  }

  private func isLeft(_ loop: Range<Int>) -> Bool { loop.contains { isKept[$0] } }

  /// Drops as many loops as possible, and returns those that are needed.
  private mutating func dropping(
    _ loops: [Range<Int>], while test: ([Int32]) -> Bool
  ) -> [Range<Int>] {
    var loops = loops
    // Not all of them can be dropped, or the shortest path would lead there.
    var size = (loops.count + 1) / 2
    while size >= 1 {
      var place = 0
      while place < loops.count, left > 0 {
        let some = place..<min(loops.count, place + size)
        let before = isKept
        for loop in loops[some] { for step in loop { isKept[step] = false } }
        let fewer = kept
        left -= fewer.count
        if test(fewer) {
          loops.removeSubrange(some)
        } else {
          isKept = before
          place += size
        }
      }
      size /= 2
    }
    return loops
  }

  /// Returns the longest parts of a range that lead back to where they begin.
  private func loops(in range: Range<Int>) -> [Range<Int>] {
    var loops: [Range<Int>] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let state = states[place]
      if state >= 0,
        let last = (place + 1..<range.upperBound + 1).last(where: { states[$0] == state })
      {
        loops.append(place..<last)
        place = last
      } else {
        place += 1
      }
    }
    return loops
  }

  /// Returns the loops that a loop consists of, or those inside it.
  private func parts(of loop: Range<Int>) -> [Range<Int>] {
    let state = states[loop.lowerBound]
    var parts: [Range<Int>] = []
    var start = loop.lowerBound
    for place in loop.dropFirst() where states[place] == state {
      parts.append(start..<place)
      start = place
    }
    if !parts.isEmpty { return parts + [start..<loop.upperBound] }
    guard loop.count > 2 else { return [] }
    return loops(in: loop.lowerBound + 1..<loop.upperBound - 1)
  }
}

nonisolated extension ChoiceName {
  /// The extent of the choice's side effects.
  var effect: HistoryShortening.Effect {
    switch kind {
    case .back, .cancelBack, .dismiss, .cancelDismiss, .select, .edit, .refresh, .scroll, .tab,
      .page:
      .none
    case .tap, .submit: variant > 0 ? .form : .some
    case .toggle, .choose, .search, .swipe, .press, .open, .notify, .wait, .device: .some
    }
  }
}
