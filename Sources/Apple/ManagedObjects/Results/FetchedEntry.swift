import Foundation

/// An object among results, with the values by which it is sorted.
///
/// A class, so that results are searched and moved without copies of the values.
final class FetchedEntry {
  let object: NSManagedObject
  let values: [SortValue]
  let section: String

  init(object: NSManagedObject, values: [SortValue], section: String) {
    (self.object, self.values, self.section) = (object, values, section)
  }
}

/// Results in order, in their sections.
struct FetchedResults {
  private(set) var entries: [FetchedEntry] = []
  /// The names and the ranges of the sections.
  private(set) var sections: [(name: String, range: Range<Int>)] = []
  private let hasSections: Bool

  /// Creates results in order; without sections, one has them all.
  init(_ entries: [FetchedEntry] = [], hasSections: Bool) {
    self.entries = entries
    self.hasSections = hasSections
    guard hasSections else {
      sections = [("", 0..<entries.count)]
      return
    }
    var start = 0
    for index in entries.indices.dropFirst() where entries[index].section != entries[start].section
    {
      sections.append((entries[start].section, start..<index))
      start = index
    }
    if !entries.isEmpty { sections.append((entries[start].section, start..<entries.count)) }
  }

  /// Returns the section and the place there of an index.
  func path(_ index: Int) -> IndexPath {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return IndexPath(indexes: [low, index - sections[low].range.lowerBound])
  }

  /// Returns the index of an object; `nil` if it isn't among the results.
  func index(of object: NSManagedObject) -> Int? { entries.firstIndex { $0.object === object } }

  /// Returns the results without those at some indices, and with others at their places.
  func changing(
    removing removed: [Int], adding added: [FetchedEntry], _ order: SortOrder
  ) -> FetchedResults {
    var kept = entries
    for index in removed.sorted(by: >) { kept.remove(at: index) }
    for entry in added {
      var (low, high) = (0, kept.count)
      while low < high {
        let middle = (low + high) / 2
        // After those that are equal.
        if order.order(entry.values, kept[middle].values) == .orderedAscending {
          high = middle
        } else {
          low = middle + 1
        }
      }
      kept.insert(entry, at: low)
    }
    return FetchedResults(kept, hasSections: hasSections)
  }
}
