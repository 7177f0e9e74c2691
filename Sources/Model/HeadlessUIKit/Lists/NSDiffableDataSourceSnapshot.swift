import Foundation

/// The sections and items that a diffable data source shows, by their identifiers.
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: @unchecked Sendable {
  private var sections: [SectionIdentifierType] = []
  private var items: [[ItemIdentifierType]] = []
  private var known: Set<ItemIdentifierType> = []
  /// The identifiers of the sections to reload.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The identifiers of the items to reload.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The identifiers of the items whose cells to configure again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Reading

  /// The number of items.
  public var numberOfItems: Int { known.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The identifiers of the items, in order.
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }
  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// Returns the identifiers of the items in a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let section = sections.firstIndex(of: identifier) else {
      report("Section identifier \(identifier) isn't in the snapshot")
      return []
    }
    return items[section]
  }
  /// Returns the section of an item; `nil` if the snapshot doesn't contain the item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { place(of: identifier).map { sections[$0.section] } }
  /// Returns the index of an item among all; `nil` if the snapshot doesn't contain it.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let place = place(of: identifier) else { return nil }
    return items[..<place.section].reduce(0) { $0 + $1.count } + place.item
  }
  /// Returns the index of a section; `nil` if the snapshot doesn't contain it.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: Changing items

  /// Adds items at the end of a section, or of the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard !sections.isEmpty else {
      return SnapshotFault.report(
        "There are currently no sections in the data source. Please add a section first.",
        .sectionMissing)
    }
    var section = sections.count - 1
    if let sectionIdentifier {
      guard let found = sections.firstIndex(of: sectionIdentifier) else {
        return report("Section identifier \(sectionIdentifier) isn't in the snapshot")
      }
      section = found
    }
    guard adopt(identifiers) else { return }
    items[section].append(contentsOf: identifiers)
  }
  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }
  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, offset: 1) }
  /// Deletes items; those that the snapshot doesn't contain are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(Set(identifiers))
  }
  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = Self() }
  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }
  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }
  /// Replaces the cells of items when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard contains(identifiers, "reload") else { return }
    reloadedItemIdentifiers.append(contentsOf: identifiers)
  }
  /// Asks for the cells of items, which keep their cells, when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard contains(identifiers, "reconfigure") else { return }
    reconfiguredItemIdentifiers.append(contentsOf: identifiers)
  }

  // MARK: Changing sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sections.count)
  }
  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = index(of: toIdentifier) else { return }
    insertSections(identifiers, at: place)
  }
  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = index(of: toIdentifier) else { return }
    insertSections(identifiers, at: place + 1)
  }
  /// Deletes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let place = sections.firstIndex(of: identifier) else { continue }
      known.subtract(items[place])
      sections.remove(at: place)
      items.remove(at: place)
    }
  }
  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, toIdentifier, offset: 0) }
  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, toIdentifier, offset: 1) }
  /// Replaces the cells of sections when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard index(of: identifier) != nil else { return }
      reloadedSectionIdentifiers.append(identifier)
    }
  }
}

nonisolated extension NSDiffableDataSourceSnapshot {
  /// Returns the number of items in the section at an index.
  func count(at section: Int) -> Int { items.indices.contains(section) ? items[section].count : 0 }

  /// Returns the item at an index path; `nil` if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, items.indices.contains(path.section),
      items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }

  /// Returns where an item is; `nil` if the snapshot doesn't contain it.
  func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard known.contains(identifier) else { return nil }
    for section in items.indices {
      if let item = items[section].firstIndex(of: identifier) { return (section, item) }
    }
    return nil
  }

  /// Returns where all items are.
  func places() -> [ItemIdentifierType: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    places.reserveCapacity(known.count)
    for section in items.indices {
      for (item, identifier) in items[section].enumerated() {
        places[identifier] = IndexPath(item: item, section: section)
      }
    }
    return places
  }

  mutating func replaceItems(in section: Int, with new: [ItemIdentifierType]) {
    known.subtract(items[section])
    items[section] = []
    guard adopt(new) else { return }
    items[section] = new
  }

  /// Returns the snapshot without what is to be reloaded or configured again.
  var applied: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  /// Takes items that are to be added, first out of where they are.
  ///
  /// UIKit warns of those that the snapshot has, unless they are moved on purpose.
  private mutating func adopt(_ identifiers: [ItemIdentifierType], moves: Bool = false) -> Bool {
    let new = Set(identifiers)
    guard new.count == identifiers.count else {
      SnapshotFault.reportRepeated("item", identifiers.repeated)
      return false
    }
    if !known.isDisjoint(with: new) {
      if !moves { SnapshotFault.warnOfExisting(identifiers.filter(known.contains)) }
      remove(new)
    }
    known.formUnion(new)
    return true
  }

  private mutating func remove(_ identifiers: Set<ItemIdentifierType>) {
    for section in items.indices { items[section].removeAll { identifiers.contains($0) } }
    known.subtract(identifiers)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int,
    moves: Bool = false
  ) {
    guard known.contains(other), !identifiers.contains(other) else {
      return report("Item identifier \(other) isn't in the snapshot, or is to be inserted itself")
    }
    guard adopt(identifiers, moves: moves), let place = place(of: other) else { return }
    items[place.section].insert(contentsOf: identifiers, at: place.item + offset)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
  ) {
    guard contains([identifier, other], "move"), identifier != other else { return }
    insert([identifier], beside: other, offset: offset, moves: true)
  }

  private func contains(_ identifiers: [ItemIdentifierType], _ verb: String) -> Bool {
    guard let missing = identifiers.first(where: { !known.contains($0) }) else { return true }
    report(
      "Attempted to \(verb) item identifier that does not exist in the snapshot: \(missing)")
    return false
  }

  private func index(of section: SectionIdentifierType) -> Int? {
    if let index = sections.firstIndex(of: section) { return index }
    report("Section identifier \(section) isn't in the snapshot")
    return nil
  }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at place: Int) {
    let repeated = (sections + identifiers).repeated
    guard repeated.isEmpty else { return SnapshotFault.reportRepeated("section", repeated) }
    sections.insert(contentsOf: identifiers, at: place)
    items.insert(contentsOf: identifiers.map { _ in [] }, at: place)
  }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, _ other: SectionIdentifierType, offset: Int
  ) {
    guard identifier != other, let from = index(of: identifier), index(of: other) != nil else {
      return
    }
    let (section, content) = (sections.remove(at: from), items.remove(at: from))
    guard let place = sections.firstIndex(of: other) else { return }
    sections.insert(section, at: place + offset)
    items.insert(content, at: place + offset)
  }

  private func report(_ message: String) { SnapshotFault.report(message) }
}
