import ToolSupport

/// The numbers of times that a random walk has tried the choices of each state.
struct TryCounts {
  /// The count of a choice that is avoided.
  private static let avoided = UInt16.max

  private var counts: ContiguousArray<UInt16> = []

  /// Adds a choice that hasn't been tried.
  mutating func append(isAvoided: Bool) { counts.append(isAvoided ? Self.avoided : 0) }

  /// Counts that a choice is tried.
  mutating func count(_ place: Int) {
    if counts[place] < Self.avoided - 1 { counts[place] += 1 }
  }

  /// Whether a choice is avoided.
  func isAvoided(_ place: Int) -> Bool { counts[place] == Self.avoided }

  /// Picks a choice at random, the less often it was tried the more likely, and returns its index
  /// in the state; `nil` if all are avoided.
  func pick(from places: Range<Int>, with random: inout SplitMix64) -> Int? {
    var total: UInt64 = 0
    for place in places { total += weight(place) }
    guard total > 0 else { return nil }
    var left = random.next() % total
    for place in places {
      let own = weight(place)
      if left < own { return place - places.lowerBound }
      left -= own
    }
    return nil
  }

  private func weight(_ place: Int) -> UInt64 {
    guard !isAvoided(place) else { return 0 }
    let tried = UInt64(counts[place])
    return max(1, 1_000_000 / ((tried + 1) * (tried + 1)))
  }
}
