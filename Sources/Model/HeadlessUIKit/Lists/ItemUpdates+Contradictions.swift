import Foundation

extension ItemUpdates {
  /// Returns UIKit's exception if an item or a section is changed in two ways at once.
  func contradiction(_ words: Words) -> String? {
    guard !moved.isEmpty || !movedSections.isEmpty || !reloaded.isEmpty else { return nil }
    return sectionContradiction ?? itemContradiction(words) ?? moveContradiction(words)
  }

  private var sectionContradiction: String? {
    for move in movedSections {
      if deletedSections.contains(move.from) || reloadedSections.contains(move.from) {
        return "attempt to perform a delete and a move from the same section (\(move.from))"
      }
      if insertedSections.contains(move.to) {
        return "attempt to perform an insert and a move to the same section (\(move.to))"
      }
    }
    for (index, move) in movedSections.enumerated() {
      for other in movedSections[(index + 1)...] where other != move {
        if other.from == move.from {
          return
            "attempt to move section \(move.from) to both section \(move.to) and section \(other.to)"
        }
        if other.to == move.to {
          return
            "attempt to move both section \(move.from) and section \(other.from) to section \(move.to)"
        }
      }
    }
    return nil
  }

  private func itemContradiction(_ words: Words) -> String? {
    if let path = deleted.intersection(reloaded).min() {
      return "attempt to delete and reload the same index path (\(Self.shown(path)))"
    }
    for move in moved {
      // A reload deletes the item and inserts it.
      if deleted.contains(move.from) || reloaded.contains(move.from) {
        return
          "attempt to perform a delete and a move from the same index path (\(Self.shown(move.from)))"
      }
      if deletedSections.contains(move.from.section) {
        return "cannot move \(words.oneItem) from a deleted section (\(move.from.section))"
      }
      if inserted.contains(move.to) {
        return
          "attempt to perform an insert and a move to the same index path (\(Self.shown(move.to)))"
      }
      if insertedSections.contains(move.to.section) {
        return "cannot move \(words.oneItem) into a newly inserted section (\(move.to.section))"
      }
    }
    return nil
  }

  private func moveContradiction(_ words: Words) -> String? {
    var sources: [IndexPath: IndexPath] = [:]
    var destinations: [IndexPath: IndexPath] = [:]
    for (from, to) in moved {
      if let other = sources.updateValue(to, forKey: from), other != to {
        return
          "attempt to move \(words.item) at index path \(Self.shown(from)) to both \(Self.shown(other)) and \(Self.shown(to))"
      }
      if let other = destinations.updateValue(from, forKey: to), other != from {
        return
          "attempt to move both \(words.item) at index path \(Self.shown(other)) and \(Self.shown(from)) to \(Self.shown(to))"
      }
    }
    return nil
  }

  /// Returns an index path as an exception of UIKit shows it, without the address.
  private static func shown(_ path: IndexPath) -> String {
    "{length = \(path.count), path = \(path.map { "\($0)" }.joined(separator: " - "))}"
  }
}

extension ItemUpdates.Words {
  /// One of the items: `a row` or `an item`.
  fileprivate var oneItem: String { item == "item" ? "an item" : "a \(item)" }
}
