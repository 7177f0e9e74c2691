import Foundation

/// The difference between the results before and after changes of objects.
struct ResultsChange {
  struct Section {
    let index: Int
    let type: NSFetchedResultsChangeType
  }

  struct Object {
    let object: NSManagedObject
    let old: IndexPath?
    let type: NSFetchedResultsChangeType
    let new: IndexPath?
  }

  let old: FetchedResults
  let new: FetchedResults
  /// The sections that were removed, then those that were added.
  private(set) var sections: [Section] = []
  /// The objects that were removed, added, moved and changed, in this order.
  private(set) var objects: [Object] = []

  var isEmpty: Bool { objects.isEmpty }
  /// The objects that have changed and are still among the results.
  var changedObjects: [NSManagedObject] {
    objects.filter { $0.old != nil && $0.new != nil }.map(\.object)
  }

  init(
    of old: FetchedResults, deleted: [NSManagedObject], others: [NSManagedObject],
    _ order: SortOrder, fits: (NSManagedObject) -> Bool,
    entry: (NSManagedObject) -> FetchedEntry
  ) {
    self.old = old
    let touched = Set((deleted + others).map { ObjectIdentifier($0) })
    var places: [ObjectIdentifier: Int] = [:]
    for (index, entry) in old.entries.enumerated()
    where touched.contains(ObjectIdentifier(entry.object)) {
      places[ObjectIdentifier(entry.object)] = index
    }
    var removed: [NSManagedObject] = []
    var kept: [FetchedEntry] = []
    var added: [FetchedEntry] = []
    var known: Set<ObjectIdentifier> = []
    for object in deleted where known.insert(ObjectIdentifier(object)).inserted {
      if places[ObjectIdentifier(object)] != nil { removed.append(object) }
    }
    for object in others where known.insert(ObjectIdentifier(object)).inserted {
      let wasThere = places[ObjectIdentifier(object)] != nil
      switch (wasThere, fits(object)) {
      case (true, true): kept.append(entry(object))
      case (true, false): removed.append(object)
      case (false, true): added.append(entry(object))
      case (false, false): break
      }
    }
    // An object whose values for the order are the same keeps its place among equal ones.
    let moved = kept.filter { entry in
      guard let place = places[ObjectIdentifier(entry.object)] else { return false }
      let before = old.entries[place]
      return before.section != entry.section
        || order.order(before.values, entry.values) != .orderedSame
    }
    let leaving = (removed + moved.map(\.object)).compactMap { places[ObjectIdentifier($0)] }
    new = old.changing(removing: leaving, adding: moved + added, order)
    describe(removed, moved, added, kept, places)
  }

  private mutating func describe(
    _ removed: [NSManagedObject], _ moved: [FetchedEntry], _ added: [FetchedEntry],
    _ kept: [FetchedEntry], _ places: [ObjectIdentifier: Int]
  ) {
    guard !removed.isEmpty || !added.isEmpty || !kept.isEmpty else { return }
    let changed = Set((added + kept).map { ObjectIdentifier($0.object) })
    var newPlaces: [ObjectIdentifier: IndexPath] = [:]
    for (index, entry) in new.entries.enumerated()
    where changed.contains(ObjectIdentifier(entry.object)) {
      newPlaces[ObjectIdentifier(entry.object)] = new.path(index)
    }
    func oldPath(_ object: NSManagedObject) -> IndexPath? {
      places[ObjectIdentifier(object)].map { old.path($0) }
    }
    func newPath(_ object: NSManagedObject) -> IndexPath? { newPlaces[ObjectIdentifier(object)] }
    let (oldNames, newNames) = (old.sections.map(\.name), new.sections.map(\.name))
    sections += oldNames.indices.reversed().filter { !newNames.contains(oldNames[$0]) }
      .map { Section(index: $0, type: .delete) }
    sections += newNames.indices.filter { !oldNames.contains(newNames[$0]) }
      .map { Section(index: $0, type: .insert) }
    objects += removed.map { Object(object: $0, old: oldPath($0), type: .delete, new: nil) }
      .sorted { ($0.old ?? []) > ($1.old ?? []) }
    objects += added.map {
      Object(object: $0.object, old: nil, type: .insert, new: newPath($0.object))
    }.sorted { ($0.new ?? []) < ($1.new ?? []) }
    let movedObjects = Set(moved.map { ObjectIdentifier($0.object) })
    for type in [NSFetchedResultsChangeType.move, .update] {
      objects += kept.map(\.object)
        .filter { movedObjects.contains(ObjectIdentifier($0)) == (type == .move) }
        .map { Object(object: $0, old: oldPath($0), type: type, new: newPath($0)) }
        .sorted { ($0.old ?? []) < ($1.old ?? []) }
    }
  }
}
