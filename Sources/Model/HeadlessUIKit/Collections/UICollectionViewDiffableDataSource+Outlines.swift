import Foundation

extension UICollectionViewDiffableDataSource {
  /// The code to run when the user shows or hides the items below another one.
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Returns whether the items below an item can be shown.
    public var shouldExpandItem: (@MainActor (Item) -> Bool)?
    /// Called before the items below an item are shown.
    public var willExpandItem: (@MainActor (Item) -> Void)?
    /// Returns whether the items below an item can be hidden.
    public var shouldCollapseItem: (@MainActor (Item) -> Bool)?
    /// Called before the items below an item are hidden.
    public var willCollapseItem: (@MainActor (Item) -> Void)?
    /// Returns the items below an item before they are shown.
    public var snapshotForExpandingParent:
      (
        @MainActor (Item, NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// The code to run when the user moves an item.
  @preconcurrency @MainActor
  public struct ReorderingHandlers {
    /// Returns whether the user can move an item.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item is moved.
    public var willReorder:
      (
        @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
          Void
      )?
    /// Called after an item was moved.
    public var didReorder:
      (
        @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
          Void
      )?

    /// Creates handlers that allow nothing.
    public init() {}
  }

  /// Shows the visible items of a section's snapshot, and calls the completion handler when the app
  /// settles.
  ///
  /// The section is added if it isn't there.
  nonisolated public final func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    SnapshotWork.run(then: completion) { [self] in show(snapshot, in: section) }
  }
  /// Shows the visible items of a section's snapshot.
  nonisolated public final func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async { await MainActor.run { show(snapshot, in: section) } }
  /// Returns the snapshot of a section.
  nonisolated public final func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if shown.indexOfSection(section) != nil {
      outline.append(shown.itemIdentifiers(inSection: section))
    }
    return outline
  }

  private func show(_ outline: Outline, in section: SectionIdentifierType) {
    var new = shown
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    guard let place = new.indexOfSection(section) else { return }
    new.replaceItems(in: place, with: outline.visibleItems)
    outlines[section] = outline
    show(new)
  }

  /// Returns an item with its section and the section's outline; `nil` if there is no outline.
  private func outlined(
    _ path: IndexPath
  ) -> (item: ItemIdentifierType, section: SectionIdentifierType, outline: Outline)? {
    guard !outlines.isEmpty, let item = shown.item(at: path) else { return nil }
    let section = shown.sectionIdentifiers[path.section]
    return outlines[section].map { (item, section, $0) }
  }

  func outlineLevel(of path: IndexPath) -> Int {
    outlined(path).map { $0.outline.level(of: $0.item) } ?? 0
  }

  func outlineIsExpanded(_ path: IndexPath) -> Bool? {
    guard let (item, _, outline) = outlined(path) else { return nil }
    guard outline.hasChildren(item) || sectionSnapshotHandlers.snapshotForExpandingParent != nil
    else { return nil }
    return outline.isExpanded(item)
  }

  func toggleOutline(_ path: IndexPath) {
    guard let outlined = outlined(path) else { return }
    let (item, section) = (outlined.item, outlined.section)
    var outline = outlined.outline
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: children)
      }
      outline.expand([item])
    }
    show(outline, in: section)
  }

  func reorder(_ source: IndexPath, _ destination: IndexPath) {
    guard let item = shown.item(at: source) else { return }
    let old = shown
    var new = shown
    let section = new.sectionIdentifiers[destination.section]
    var items = new.itemIdentifiers(inSection: section).filter { $0 != item }
    new.deleteItems([item])
    items.insert(item, at: min(destination.item, items.count))
    new.replaceItems(in: destination.section, with: items)
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: old, finalSnapshot: new)
    reorderingHandlers.willReorder?(transaction)
    shown = new
    reorderingHandlers.didReorder?(transaction)
  }
}
