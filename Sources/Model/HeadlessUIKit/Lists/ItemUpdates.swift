import Foundation

/// The insertions, deletions, moves, and reloads of a batch of updates.
///
/// Deletions, reloads, and the sources of moves count as before the batch, insertions and the
/// destinations of moves as after it.
struct ItemUpdates {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  /// The words of UIKit's exceptions.
  struct Words {
    /// The items: `row` or `item`.
    let item: String
    /// The list: `table view` or `collection view`.
    let list: String
  }

  var changesSections: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty)
  }

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty
      && moved.isEmpty
  }

  /// Returns UIKit's exception if the changes contradict each other, or if the counts before and
  /// after the batch don't match it.
  ///
  /// As UIKit does, it looks at the bounds first, then at the changes, then at the counts.
  func mismatch(from old: SectionCounts, to new: SectionCounts, _ words: Words) -> String? {
    sectionBounds(old, new) ?? boundsBefore(old, words) ?? boundsAfter(new, words)
      ?? contradiction(words) ?? sectionMismatch(old, new, words) ?? itemMismatch(old, new, words)
  }

  private func sectionBounds(_ old: SectionCounts, _ new: SectionCounts) -> String? {
    let gone = deletedSections.union(reloadedSections).union(movedSections.map(\.from))
    if let section = gone.filter({ $0 < 0 || $0 >= old.sections }).min() {
      return
        "attempt to delete section \(section), but there are only \(old.sections) sections before the update"
    }
    let come = insertedSections.union(movedSections.map(\.to))
    if let section = come.filter({ $0 < 0 || $0 >= new.sections }).min() {
      return
        "attempt to insert section \(section) but there are only \(new.sections) sections after the update"
    }
    return nil
  }

  private func sectionMismatch(
    _ old: SectionCounts, _ new: SectionCounts, _ words: Words
  ) -> String? {
    let expected = old.sections - deletedSections.count + insertedSections.count
    guard expected == new.sections else {
      return
        "Invalid update: invalid number of sections. The number of sections contained in the \(words.list) after the update (\(new.sections)) must be equal to the number of sections contained in the \(words.list) before the update (\(old.sections)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
    }
    return nil
  }

  private func boundsBefore(_ old: SectionCounts, _ words: Words) -> String? {
    let item = words.item
    for path in deleted.union(reloaded).union(moved.map(\.from)).sorted()
    where old.position(of: path) == nil {
      let count = old.items(in: path.section)
      return
        "attempt to delete \(item) \(path.item) from section \(path.section) which only contains \(count) \(item)s before the update"
    }
    return nil
  }

  private func boundsAfter(_ new: SectionCounts, _ words: Words) -> String? {
    for path in inserted.union(moved.map(\.to)).sorted() where new.position(of: path) == nil {
      let (item, count) = (words.item, new.items(in: path.section))
      let there =
        path.section < new.sections
        ? "\(count) \(item)s in section \(path.section)" : "\(new.sections) sections"
      return
        "attempt to insert \(item) \(path.item) into section \(path.section), but there are only \(there) after the update"
    }
    return nil
  }

  private func itemMismatch(
    _ old: SectionCounts, _ new: SectionCounts, _ words: Words
  ) -> String? {
    let sections = SectionMap(self, old.sections)
    let (deletedIn, insertedIn) = (counted(deleted), counted(inserted))
    let (movedOut, movedIn) = (counted(moved.map(\.from)), counted(moved.map(\.to)))
    for section in 0..<old.sections where !reloadedSections.contains(section) {
      guard let place = sections[section] else { continue }
      let (gone, come) = (deletedIn[section] ?? 0, insertedIn[place] ?? 0)
      let (out, into) = (movedOut[section] ?? 0, movedIn[place] ?? 0)
      let (before, after) = (old.items(in: section), new.items(in: place))
      guard before - gone - out + come + into == after else {
        let item = words.item
        return
          "Invalid update: invalid number of \(item)s in section \(place). The number of \(item)s contained in an existing section after the update (\(after)) must be equal to the number of \(item)s contained in that section before the update (\(before)), plus or minus the number of \(item)s inserted or deleted from that section (\(come) inserted, \(gone) deleted) and plus or minus the number of \(item)s moved into or out of that section (\(into) moved in, \(out) moved out)."
      }
    }
    return nil
  }

  private func counted(_ paths: some Sequence<IndexPath>) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for path in paths { counts[path.section, default: 0] += 1 }
    return counts
  }
}

/// The indices of a list's sections after a batch of updates.
struct SectionMap {
  private let gone: [Int]
  private let come: [Int]
  private let moved: [Int: Int]
  private let deleted: Set<Int>

  init(_ updates: ItemUpdates, _ count: Int) {
    deleted = updates.deletedSections
    gone = (updates.deletedSections.union(updates.movedSections.map(\.from))).sorted()
    come = (updates.insertedSections.union(updates.movedSections.map(\.to))).sorted()
    moved = Dictionary(
      updates.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
  }

  /// Returns the new index of a section; `nil` if it was deleted.
  subscript(section: Int) -> Int? {
    if let to = moved[section] { return to }
    guard !deleted.contains(section) else { return nil }
    return place(section, without: gone, with: come)
  }
}

/// Returns the index of an element after the elements at the old indices `gone` were taken out, and
/// those at the new indices `come` were put in.
func place(_ index: Int, without gone: [Int], with come: [Int]) -> Int {
  var place = index
  for other in gone {
    if other >= index { break }
    place -= 1
  }
  for other in come {
    if other > place { break }
    place += 1
  }
  return place
}

/// The index paths of a list's items after a batch of updates.
struct ItemMap {
  private let sections: SectionMap
  private var gone: [Int: [Int]] = [:]
  private var come: [Int: [Int]] = [:]
  private var moved: [IndexPath: IndexPath] = [:]
  private let updates: ItemUpdates

  init(_ updates: ItemUpdates, _ counts: SectionCounts) {
    self.updates = updates
    sections = SectionMap(updates, counts.sections)
    for path in updates.deleted { gone[path.section, default: []].append(path.item) }
    for path in updates.inserted { come[path.section, default: []].append(path.item) }
    for (from, to) in updates.moved {
      moved[from] = to
      gone[from.section, default: []].append(from.item)
      come[to.section, default: []].append(to.item)
    }
    for section in gone.keys { gone[section]?.sort() }
    for section in come.keys { come[section]?.sort() }
  }

  /// Returns the new index path of an item; `nil` if it was deleted or reloaded.
  subscript(path: IndexPath) -> IndexPath? {
    guard !updates.reloaded.contains(path) else { return nil }
    return self[keeping: path]
  }

  /// Returns the new index path of an item; `nil` if it was deleted.
  subscript(keeping path: IndexPath) -> IndexPath? {
    guard !updates.deleted.contains(path), !updates.reloadedSections.contains(path.section) else {
      return nil
    }
    if let to = moved[path] { return to }
    guard let section = sections[path.section] else { return nil }
    let item = place(
      path.item, without: gone[path.section] ?? [], with: come[section] ?? [])
    return IndexPath(row: item, section: section)
  }
}
