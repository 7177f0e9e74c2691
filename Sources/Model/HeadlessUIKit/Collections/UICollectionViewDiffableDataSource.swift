public import Foundation

/// A data source of a collection that shows snapshots.
///
/// As in UIKit, it is the data source as soon as it exists, and the collection doesn't keep it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, OutlineDataSource, ReorderingDataSource,
  SnapshotDataSource
{
  /// Returns the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  /// Returns a supplementary view.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  private weak var collection: UICollectionView?
  private let cellProvider: CellProvider
  // As in UIKit, an app may apply and read snapshots on another thread, if it does so for all of
  // them.
  nonisolated(unsafe) var shown = Snapshot()
  nonisolated(unsafe) var outlines: [SectionIdentifierType: Outline] = [:]
  /// Returns a supplementary view; `nil` if there are none.
  public final var supplementaryViewProvider: SupplementaryViewProvider?
  /// The code to run when the user moves an item.
  public final var reorderingHandlers = ReorderingHandlers()
  /// The code to run when the user shows or hides the items below another one.
  public final var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates the data source of a collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  nonisolated deinit {}

  // MARK: Snapshots

  /// Shows a snapshot, and calls the completion handler when the app settles.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    SnapshotWork.run(then: completion) { [self] in
      outlines = [:]
      show(snapshot)
    }
  }
  /// Shows a snapshot.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await MainActor.run {
      let completion: (() -> Void)? = nil
      apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }
  }
  /// Shows a snapshot with new cells, and calls the completion handler when the app settles.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    SnapshotWork.run(then: completion) { [self] in
      shown = snapshot.applied
      outlines = [:]
      collection?.reloadData()
    }
  }
  /// Shows a snapshot with new cells.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await MainActor.run {
      let completion: (() -> Void)? = nil
      applySnapshotUsingReloadData(snapshot, completion: completion)
    }
  }
  /// Returns the snapshot that is shown.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > { shown }
  /// Returns the identifier of a section; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = shown.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }
  /// Returns the index of a section; `nil` if the snapshot doesn't contain it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }
  /// Returns the identifier of an item; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }
  /// Returns where an item is; `nil` if the snapshot doesn't contain it.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// Replaces the snapshot, and the cells that it changes.
  func show(_ snapshot: Snapshot) {
    let old = shown
    shown = snapshot.applied
    collection?.show(snapshot, after: old)
  }

  // MARK: The data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
  /// Returns the number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.count(at: section) }
  /// Returns the cell that the cell provider gives; `nil` is a fault.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = shown.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      return cell
    }
    reportMissing("cell for item", indexPath)
    return UICollectionViewCell(frame: .zero)
  }
  /// Returns the view that the provider gives; `nil` is a fault.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    reportMissing("supplementary view of kind \(kind)", indexPath)
    return UICollectionReusableView(frame: .zero)
  }
  /// Returns whether the reordering handlers allow an item to be moved.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = shown.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }
  /// Moves an item in the snapshot, and calls the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorder(sourceIndexPath, destinationIndexPath) }
  /// Returns `nil`, which means that there is no index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the first item of the section at the same index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  private func reportMissing(_ what: String, _ path: IndexPath) {
    guard !UIApplication.hasCrashed else { return }
    UIApplication.shared.fault(
      .cellMissing, collection?.owningController, nil,
      "UICollectionView dataSource returned a nil \(what) at index path \(path.section)-\(path.item)"
    )
  }

  // MARK: Outlines

  func level(of path: IndexPath) -> Int { outlineLevel(of: path) }
  func isExpanded(_ path: IndexPath) -> Bool? { outlineIsExpanded(path) }
  func personToggles(_ path: IndexPath) { toggleOutline(path) }
}
