/// A part of a pattern that matches a sequence, such as the characters of a name or lines of
/// output.
protocol PatternPart {
  /// An element of the sequence.
  associatedtype Item

  /// Whether the part is a gap, which matches any number of items, including none.
  ///
  /// Every other part matches exactly one item.
  var isGap: Bool { get }

  /// Returns whether the part matches an item.
  func matches(_ item: Item) -> Bool
}

extension Array where Element: PatternPart {
  /// Returns whether the parts, in this order, match all of the items.
  ///
  /// A gap first matches no items and grows when the parts after it don't match. Only the most
  /// recent gap has to grow because each earlier gap is already as short as possible.
  /// - Complexity: O(*n*) comparisons for *n* items if mismatches after a gap are found early,
  ///   and at most O(*n* · *m*) for *m* parts, regardless of the number of gaps.
  func matchAll(_ items: [Element.Item]) -> Bool {
    var part = 0
    var item = 0
    var gap: (end: Int, nextItem: Int)?
    while part < count || item < items.count {
      if part < count, self[part].isGap {
        part += 1
        gap = (part, item)
      } else if part < count, item < items.count, self[part].matches(items[item]) {
        part += 1
        item += 1
      } else if let last = gap, last.nextItem < items.count {
        part = last.end
        item = last.nextItem + 1
        gap = (part, item)
      } else {
        return false
      }
    }
    return true
  }
}
