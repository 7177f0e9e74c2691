public import Foundation

/// An item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The views beside the item, such as badges.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets in points; stored, but not used.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances around the item; stored, but not used.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  nonisolated deinit {}

  /// Returns the item itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The number of items of the list that the item stands for.
  func itemCount(in container: CGSize) -> Int { 1 }

  /// The number of those that are beside each other.
  func columnCount(in container: CGSize) -> Int { 1 }
}
