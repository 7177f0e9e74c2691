public import Foundation

/// A collection's data source, which provides the items.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Called when the user has moved an item.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Returns the number of items in the given section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// Returns the cell for the given item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  /// Returns the number of sections.
  /// - Default: `1`
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the header, footer, or another view of a section.
  /// - Default: `UICollectionReusableView(frame: .zero)`
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns whether the user can move an item.
  /// - Default: `true`
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  /// Returns the titles of the index.
  ///
  /// The index isn't shown.
  /// - Default: `nil`
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Returns the item of a title in the index.
  /// - Default: `IndexPath(item: 0, section: index)`
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Does nothing.
  ///
  /// Items can be moved only if this isn't the implementation; see `ImplementedMethod`, for which
  /// the optimizer must leave it as it is.
  @_optimize(none) @inline(never)
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// An object that loads the data of items that will soon be displayed.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called when items will probably be displayed soon.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called when items will probably not be displayed soon after all.
  /// - Default: nothing
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
