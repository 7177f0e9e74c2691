public import Foundation

/// Items beside or below each other.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Direction { case horizontal, vertical, custom }
  private let direction: Direction
  private let count: Int?
  private let provider: NSCollectionLayoutGroupCustomItemProvider?
  /// The items.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// The distance between the items; stored, but not used.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ direction: Direction, _ layoutSize: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
    provider: NSCollectionLayoutGroupCustomItemProvider? = nil
  ) {
    self.direction = direction
    self.subitems = subitems
    self.count = count
    self.provider = provider
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  nonisolated deinit {}

  private class func make(
    _ direction: Direction, _ layoutSize: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
    provider: NSCollectionLayoutGroupCustomItemProvider? = nil
  ) -> Self {
    // A subclass gets a plain group, because it has no initializer that could be called here. That
    // holds as long as the subclass adds no stored properties.
    unsafeDowncast(
      NSCollectionLayoutGroup(direction, layoutSize, subitems, count: count, provider: provider),
      to: self)
  }

  /// Creates a group of a number of items beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { make(.horizontal, layoutSize, [subitem], count: count) }
  /// Creates a group of a number of items beside each other.
  @available(iOS, deprecated: 16.0)
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(.horizontal, layoutSize, [subitem], count: count) }
  /// Creates a group of items beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(.horizontal, layoutSize, subitems) }
  /// Creates a group of a number of items below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { make(.vertical, layoutSize, [subitem], count: count) }
  /// Creates a group of a number of items below each other.
  @available(iOS, deprecated: 16.0)
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(.vertical, layoutSize, [subitem], count: count) }
  /// Creates a group of items below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(.vertical, layoutSize, subitems) }
  /// Creates a group of items at places of the app's own.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(.custom, layoutSize, [], provider: itemProvider) }

  /// Returns a description.
  open func visualDescription() -> String { description }

  override func columnCount(in container: CGSize) -> Int {
    let size = layoutSize.size(in: container)
    if let provider {
      let places = provider(CollectionEnvironment(size)).map(\.frame)
      return max(1, places.count { $0.minY == places.first?.minY })
    }
    let columns = subitems.map { $0.columnCount(in: size) }
    guard direction == .horizontal else { return columns.max() ?? 1 }
    if subitems.count == 1, subitems[0].itemCount(in: size) == 1 { return itemCount(in: container) }
    return max(1, (count ?? 1) * columns.reduce(0, +))
  }

  override func itemCount(in container: CGSize) -> Int {
    let size = layoutSize.size(in: container)
    if let provider {
      return max(1, provider(CollectionEnvironment(size)).count)
    }
    let inner = subitems.reduce(0) { $0 + $1.itemCount(in: size) }
    if let count { return max(1, count * inner) }
    guard subitems.count == 1, let item = subitems.first else { return max(1, inner) }
    // A single item is repeated as long as there is space.
    let own = item.layoutSize.size(in: size)
    let (space, length) =
      direction == .horizontal ? (size.width, own.width) : (size.height, own.height)
    guard length > 0, space.isFinite else { return max(1, inner) }
    return max(1, Int((space / length + 0.001).rounded(.down))) * max(1, inner)
  }
}

/// An item at a place of the app's own.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The place in points.
  open private(set) var frame: CGRect
  /// The place among overlapping items; stored, but not used.
  open private(set) var zIndex: Int

  /// Creates an item at a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  nonisolated deinit {}

  /// Returns the item itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Returns the items of a group at places of the app's own.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// The space for a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size in points.
  var contentSize: CGSize { get }
  /// The size without insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The space for a layout, with its traits.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The space.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The space of a collection.
final class CollectionEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ traits: UITraitCollection = UIScreen.main.traitCollection) {
    contentSize = size
    traitCollection = traits
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
