import Foundation

/// The numbers of items in the sections of a list, as its data source last gave them.
struct SectionCounts: Equatable {
  /// The number of items before each section, and at last the number of all items.
  private var starts: ContiguousArray<Int> = [0]

  /// The counts of a list without sections.
  init() {}

  /// Creates the counts of the given number of sections, by a closure that returns the number of
  /// items in a section.
  init(sections: Int, items: (Int) -> Int) {
    starts.reserveCapacity(min(sections, 100_000) + 1)
    var total = 0
    for section in 0..<sections {
      let (sum, overflows) = total.addingReportingOverflow(items(section))
      total = overflows ? .max : sum
      starts.append(total)
    }
  }

  /// The number of sections.
  var sections: Int { starts.count - 1 }
  /// The number of items in all sections.
  var total: Int { starts[starts.count - 1] }

  /// Returns the number of items in a section; 0 if there is no such section.
  func items(in section: Int) -> Int {
    guard section >= 0, section < sections else { return 0 }
    return starts[section + 1] - starts[section]
  }

  /// Returns the position of a section's first item.
  ///
  /// - Precondition: There is such a section.
  func start(of section: Int) -> Int { starts[section] }

  /// Returns the position of an item among all items; `nil` if there is no such item.
  func position(of path: IndexPath) -> Int? {
    guard path.count == 2 else { return nil }
    let (section, item) = (path.section, path.item)
    guard item >= 0, item < items(in: section) else { return nil }
    return starts[section] + item
  }

  /// Returns the index path of the item at a position.
  ///
  /// - Precondition: The position is less than `total`.
  func path(at position: Int) -> IndexPath {
    let section = section(at: position)
    return IndexPath(row: position - starts[section], section: section)
  }

  /// Returns the section of the item at a position.
  func section(at position: Int) -> Int {
    // The last section that starts at the position or before it; those before it may be empty.
    var (low, high) = (0, sections - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the sections that a range of positions touches.
  func sections(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    return section(at: range.lowerBound)..<section(at: range.upperBound - 1) + 1
  }
}
