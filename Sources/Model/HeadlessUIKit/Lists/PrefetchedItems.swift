/// The items that the app was asked to prefetch: as many after the displayed ones as are displayed.
struct PrefetchedItems {
  private var items = 0..<0

  /// Moves on with the displayed items; returns the items to prefetch now, and those that are
  /// neither displayed nor near.
  mutating func follow(_ shown: Range<Int>, of total: Int) -> (new: [Int], gone: [Int]) {
    let old = items
    let ahead = min(shown.count, max(0, total - shown.upperBound))
    items = shown.upperBound..<shown.upperBound + ahead
    let new = items.filter { !old.contains($0) }
    let gone = old.filter { !items.contains($0) && !shown.contains($0) && $0 < total }
    return (new, gone)
  }
}
