public import Foundation

/// A data source of a table that shows snapshots.
///
/// As in UIKit, it is the data source as soon as it exists, and the table doesn't keep it.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource, SnapshotDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
  private typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var table: UITableView?
  private let cellProvider: CellProvider
  // As in UIKit, an app may apply and read snapshots on another thread, if it does so for all of
  // them.
  nonisolated(unsafe) private var shown = Snapshot()
  /// The animation of changes; stored, but not used.
  public final var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates the data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  nonisolated deinit {}

  // MARK: Snapshots

  /// Shows a snapshot, and calls the completion handler when the app settles.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    SnapshotWork.run(then: completion) { [self] in
      let old = shown
      shown = snapshot.applied
      table?.show(snapshot, after: old)
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
      table?.reloadData()
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
    shown.place(of: itemIdentifier).map { IndexPath(row: $0.item, section: $0.section) }
  }

  // MARK: The data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count(at: section)
  }
  /// Returns the cell that the cell provider gives; `nil` is a fault.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = shown.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) {
      return cell
    }
    if !UIApplication.hasCrashed {
      UIApplication.shared.fault(
        .cellMissing, tableView.owningController, nil,
        "UITableView dataSource returned a nil cell for row at index path \(indexPath.section)-\(indexPath.row)"
      )
    }
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// Returns `nil`, which means that the section has no header.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns `nil`, which means that the section has no footer.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Returns `false`: a subclass decides whether rows can be edited.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Returns `false`: a subclass decides whether rows can be moved.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns `nil`, which means that there is no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the section at the same index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
