public import Foundation

/// A table's data source, which provides the rows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Called when the user has deleted a row, or tapped the control for inserting one.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Called when the user has moved a row.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Returns the number of rows in the given section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell for the given row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections.
  /// - Default: `1`
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the header of the given section.
  /// - Default: `nil`
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the footer of the given section.
  /// - Default: `nil`
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether the user can edit a row.
  /// - Default: `true`
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the user can move a row.
  /// - Default: `true`
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the titles of the index beside the table.
  ///
  /// The index isn't shown.
  /// - Default: `nil`
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section of a title in the index.
  /// - Default: `index`
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
}

extension UITableViewDataSource {
  /// Does nothing.
  ///
  /// Rows can be deleted only if this isn't the implementation; see `ImplementedMethod`, for which
  /// the optimizer must leave it as it is.
  @_optimize(none) @inline(never)
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  ///
  /// Rows can be moved only if this isn't the implementation; see `ImplementedMethod`, for which
  /// the optimizer must leave it as it is.
  @_optimize(none) @inline(never)
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// An object that loads the data of rows that will soon be displayed.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called when rows will probably be displayed soon.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when rows will probably not be displayed soon after all.
  /// - Default: nothing
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
