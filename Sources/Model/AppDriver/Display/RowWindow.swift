import HeadlessUIKit

/// The choice of the rows that a display shows of a screen's content.
struct RowWindow {
  /// The number of all rows.
  private(set) var count = 0
  /// The row that the list shows first.
  private(set) var first = 0
  /// The number of rows that any display of the height shows at least.
  private let shown: Int
  private let content: [Content.Element]

  /// Creates a window onto content.
  init(content: [Content.Element], height: Double) {
    // A row with a subtitle is 60 points high; bars and a header take up to 240.
    shown = max(3, Int(min(height, 10_000) - 240) / 60)
    self.content = content
    for element in content {
      switch element {
      case .row: count = count.adding(1)
      case .rows(let rows):
        if rows.scrolledBy > 0, first == 0 { first = count.adding(rows.scrolledBy) }
        count = count.adding(rows.count)
      default: continue
      }
    }
  }

  /// Returns the indices of the rows to read: from the first row that the list shows or, if a row
  /// wouldn't be visible then, from a few rows above that.
  func rows(around row: Int?, _ limit: Int) -> Range<Int> {
    var start = first
    if let row, row >= 0, row < count, row < start || row - start >= shown {
      start = min(max(0, row - 3), max(0, count - shown))
    }
    start = min(start, max(0, count - 1))
    start -= itemsBefore(start)
    return start..<start.adding(limit)
  }

  /// Returns the number of items before an item in its line of a grid; 0 for a row of a list.
  private func itemsBefore(_ row: Int) -> Int {
    guard row > 0 else { return 0 }
    var first = 0
    for element in content {
      switch element {
      case .row: first = first.adding(1)
      case .rows(let rows):
        let place = row - first
        if place < rows.count { return place > 0 ? place % max(1, rows[place].columnCount) : 0 }
        first = first.adding(rows.count)
      default: continue
      }
    }
    return 0
  }
}
