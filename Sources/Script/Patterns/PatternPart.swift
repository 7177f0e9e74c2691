/// A part of a pattern for a sequence, such as the characters of a name or the lines of an output.
protocol PatternPart {
  /// The type of the items in the sequence.
  associatedtype Item

  /// Whether the part is a gap, which matches any number of items, even none.
  ///
  /// Every other part matches one item.
  var isGap: Bool { get }

  /// Returns whether the part matches an item.
  func matches(_ item: Item) -> Bool
}

extension Array where Element: PatternPart {
  /// Returns whether the parts, in this order, match all items.
  ///
  /// A gap first matches nothing, and grows when the parts after it don't match. Only the last gap
  /// that was reached has to grow, because growing an earlier one would only leave fewer items.
  ///
  /// - Complexity: O(*n*) comparisons for *n* items if the parts after a gap soon differ, and never
  ///   more than O(*n* · *m*) for *m* parts, however many of them are gaps.
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
