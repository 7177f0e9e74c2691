/// The cells of the items that were read last without being displayed.
struct ReadItems {
  private var entries: ContiguousArray<ItemDisplay.Entry> = []
  private var next = 0
  private var turn = 0

  /// The most cells that are kept.
  private static let limit = 64

  /// Returns the cell of the item at a position; `nil` if it isn't kept.
  subscript(position: Int) -> UIView? {
    for entry in entries where entry.position == position { return entry.item }
    return nil
  }

  /// Keeps a cell, and returns the cell that was kept longest if there are too many.
  mutating func add(_ position: Int, _ item: UIView) -> UIView? {
    let entry = ItemDisplay.Entry(position: position, item: item)
    guard entries.count == Self.limit else {
      entries.append(entry)
      return nil
    }
    let oldest = entries[next].item
    entries[next] = entry
    next = (next + 1) % Self.limit
    return oldest
  }

  /// Removes the cell of the item at a position.
  mutating func remove(_ position: Int) -> UIView? {
    guard let place = entries.firstIndex(where: { $0.position == position }) else { return nil }
    next = 0
    return entries.remove(at: place).item
  }

  /// Removes all cells if the app has settled since they were read, because the app may have
  /// changed what they show.
  mutating func removeOutdated(_ turn: Int) -> [UIView] {
    guard turn != self.turn else { return [] }
    self.turn = turn
    return removeAll()
  }

  /// Removes all cells.
  mutating func removeAll() -> [UIView] {
    guard !entries.isEmpty else { return [] }
    let items = entries.map(\.item)
    entries.removeAll(keepingCapacity: true)
    next = 0
    return items
  }
}
