import Foundation

/// A table or collection, whose items are created while they are displayed.
protocol ItemHost: UIScrollView {
  /// The displayed items.
  var display: ItemDisplay { get }
  /// The words of UIKit's exceptions.
  var words: ItemUpdates.Words { get }
  /// Whether the data source shows snapshots.
  var hasSnapshotSource: Bool { get }
  /// The selected items, in the order in which they were selected.
  var selectedPaths: [IndexPath] { get set }
  /// Asks the data source for the cells of items, which keep their cells.
  func reconfigure(_ paths: [IndexPath])
  /// Takes away the headers and footers.
  func dropSectionViews()
  /// Whether the items are beside each other, so that the list scrolls to the side.
  var scrollsToSide: Bool { get }
  /// Asks the data source for the numbers of items.
  func readCounts() -> SectionCounts
  /// Asks the data source for the cell of an item; `nil` if there is no data source.
  func makeItem(at path: IndexPath) -> UIView?
  /// Takes back a cell that isn't needed any more, so that it can be reused.
  func recycle(_ item: UIView)
  /// Returns the length that an item takes in the direction of scrolling, in points.
  func extent(ofItemAt path: IndexPath) -> CGFloat
  /// Called before items are displayed.
  func prepareLayout()
  /// Called before an item is displayed.
  func willDisplay(_ item: UIView, at path: IndexPath)
  /// Called when an item is no longer displayed.
  func didEndDisplaying(_ item: UIView, at path: IndexPath)
  /// Called when sections have come into the display.
  func displaySections(_ sections: Range<Int>)
  /// Returns the text of a section's header; `nil` if it has none.
  func headerText(_ section: Int) -> String?
  /// Returns the text of a section's footer; `nil` if it has none.
  func footerText(_ section: Int) -> String?
  /// Returns the displayed headers or footers of a section.
  func sectionViews(of section: Int, footers: Bool) -> [UIView]
  /// Returns what identifies an item.
  func title(at path: IndexPath) -> String
  /// Returns an item as a row.
  func row(at path: IndexPath) -> Content.Row
  /// Called when the items that follow the displayed ones have changed.
  func prefetch(_ paths: [IndexPath])
  /// Called when items that were prefetched are no longer near the displayed ones.
  func cancelPrefetching(_ paths: [IndexPath])
}

extension ItemHost {
  /// The host's class, and its controller's.
  var described: String {
    guard let owningController else { return "\(type(of: self))" }
    return "\(type(of: self)) of \(type(of: owningController))"
  }

  /// Reports a change of a list that its snapshots don't make; returns whether the list has a
  /// diffable data source.
  func reportsSnapshotSource() -> Bool {
    guard hasSnapshotSource else { return false }
    let list = words.item == "row" ? "UITableView" : "UICollectionView"
    UIApplication.shared.fault(
      .snapshotsBypassed, owningController, nil,
      "\(list) must be updated via the \(list)DiffableDataSource APIs when acting as the \(list)'s dataSource: please do not call mutation APIs directly on \(list)."
    )
    return true
  }

  /// Returns the number of sections that a data source gave.
  ///
  /// UIKit keeps the place of each section, for which the memory must suffice.
  func checked(sections count: Int) -> Int {
    guard count > 10_000_000 else { return checked(count, "sections") }
    UIApplication.shared.fault(
      .countIsTooLarge, owningController, nil,
      "The data source of \(described) returned \(count) as the number of sections, for which UIKit"
        + " hasn't the memory")
    return 0
  }

  /// Returns the number of items that a data source gave; a negative number is a fault.
  func checked(_ count: Int, _ what: @autoclosure () -> String) -> Int {
    guard count < 0 else { return count }
    UIApplication.shared.fault(
      .countIsNegative, owningController, nil,
      "The data source of \(described) returned \(count) as the number of \(what())")
    return 0
  }
}
