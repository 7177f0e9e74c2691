/// The items of one section of a diffable data source, which can have items below them.
public nonisolated struct NSDiffableDataSourceSectionSnapshot<
  ItemIdentifierType: Hashable & Sendable
>: @unchecked Sendable {
  private struct Node {
    let item: ItemIdentifierType
    var level: Int
  }
  /// The items with their levels, each before those below it.
  private var nodes: [Node] = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Reading

  /// All items, each before those below it.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  /// The items that aren't below others.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }
  /// The items that are shown: those whose items above them are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var visible: [ItemIdentifierType] = []
    var hiddenBelow: Int?
    for node in nodes {
      if let hidden = hiddenBelow {
        guard node.level <= hidden else { continue }
        hiddenBelow = nil
      }
      visible.append(node.item)
      if !expanded.contains(node.item) { hiddenBelow = node.level }
    }
    return visible
  }
  /// Returns whether the items below an item are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Returns whether an item is shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  /// Returns the level of an item, starting at 0.
  public func level(of item: ItemIdentifierType) -> Int {
    place(of: item).map { nodes[$0].level } ?? 0
  }
  /// Returns the index of an item among all; `nil` if the snapshot doesn't contain it.
  public func index(of item: ItemIdentifierType) -> Int? {
    nodes.firstIndex { $0.item == item }
  }
  /// Returns the item above another one; `nil` if there is none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let place = place(of: child) else { return nil }
    return nodes[..<place].last { $0.level < nodes[place].level }?.item
  }
  /// Returns the items below an item.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var part = Self()
    guard let place = place(of: parent) else { return part }
    let below = includingParent ? place..<descendants(of: place).upperBound : descendants(of: place)
    let base = nodes[place].level + (includingParent ? 0 : 1)
    part.nodes = nodes[below].map { Node(item: $0.item, level: $0.level - base) }
    part.expanded = expanded.intersection(part.items)
    return part
  }
  /// Returns the items in lines, indented by their levels.
  public func visualDescription() -> String {
    nodes.map { String(repeating: "  ", count: $0.level) + "\($0.item)" }.joined(separator: "\n")
  }

  // MARK: Changing

  /// Adds items at the end, or below an item after those that are there.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard isNew(items) else { return }
    guard let parent else {
      nodes.append(contentsOf: items.map { Node(item: $0, level: 0) })
      return
    }
    guard let place = place(of: parent) else { return }
    let level = nodes[place].level + 1
    nodes.insert(
      contentsOf: items.map { Node(item: $0, level: level) }, at: descendants(of: place).upperBound)
  }
  /// Inserts items before another one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard isNew(items), let place = place(of: item) else { return }
    let level = nodes[place].level
    nodes.insert(contentsOf: items.map { Node(item: $0, level: level) }, at: place)
  }
  /// Inserts items after another one and those below it.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard isNew(items), let place = place(of: item) else { return }
    let level = nodes[place].level
    nodes.insert(
      contentsOf: items.map { Node(item: $0, level: level) }, at: descendants(of: place).upperBound)
  }
  /// Deletes items with those below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let place = index(of: item) else { continue }
      nodes.removeSubrange(place..<descendants(of: place).upperBound)
    }
    expanded.formIntersection(self.items)
  }
  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }
  /// Shows the items below items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(contains))
  }
  /// Hides the items below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// Replaces the items below an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let place = place(of: parent) else { return }
    let level = nodes[place].level + 1
    nodes.removeSubrange(descendants(of: place))
    guard isNew(snapshot.items) else { return }
    nodes.insert(
      contentsOf: snapshot.nodes.map { Node(item: $0.item, level: $0.level + level) },
      at: place + 1)
    expanded.formUnion(snapshot.expanded)
  }
  /// Inserts a snapshot before an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    guard let place = place(of: item) else { return }
    insert(snapshot, at: place, level: nodes[place].level)
  }
  /// Inserts a snapshot after an item and those below it.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    guard let place = place(of: item) else { return }
    insert(snapshot, at: descendants(of: place).upperBound, level: nodes[place].level)
  }

  /// Whether there are items below an item.
  func hasChildren(_ item: ItemIdentifierType) -> Bool {
    index(of: item).map { !descendants(of: $0).isEmpty } ?? false
  }

  private mutating func insert(_ snapshot: Self, at place: Int, level: Int) {
    guard isNew(snapshot.items) else { return }
    nodes.insert(
      contentsOf: snapshot.nodes.map { Node(item: $0.item, level: $0.level + level) }, at: place)
    expanded.formUnion(snapshot.expanded)
  }

  private func descendants(of place: Int) -> Range<Int> {
    var end = place + 1
    while end < nodes.count, nodes[end].level > nodes[place].level { end += 1 }
    return place + 1..<end
  }

  private func place(of item: ItemIdentifierType) -> Int? {
    if let place = index(of: item) { return place }
    SnapshotFault.report("Item identifier \(item) isn't in the section snapshot")
    return nil
  }

  private func isNew(_ items: [ItemIdentifierType]) -> Bool {
    let repeated = (self.items + items).repeated
    if !repeated.isEmpty { SnapshotFault.reportRepeated(inSectionSnapshot: repeated) }
    return repeated.isEmpty
  }
}
