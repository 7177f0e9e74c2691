public import Foundation

/// The reference of insets; not used.
///
/// - automatic: The system chooses.
/// - none: The edges.
/// - safeArea: The safe area.
/// - layoutMargins: The margins of the layout.
/// - readableContent: A readable width.
public nonisolated enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// Whether a section scrolls across the direction of the collection; all of its items are read.
///
/// - none: It doesn't.
/// - continuous: It does.
/// - continuousGroupLeadingBoundary: It stops at groups.
/// - paging: It stops at pages.
/// - groupPaging: It stops at each group.
/// - groupPagingCentered: It stops at each group, which is then in the middle.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
  let group: NSCollectionLayoutGroup
  /// The configuration of a list; `nil` for other sections.
  var list: UICollectionLayoutListConfiguration?
  /// The insets in points; stored, but not used.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups in points.
  open var interGroupSpacing: CGFloat = 0
  /// The reference of the insets; stored, but not used.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of the headers' insets; stored, but not used.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers have the insets of the content; stored, but not used.
  @available(iOS, deprecated: 16.0)
  open var supplementariesFollowContentInsets = true
  /// Whether the section scrolls across the direction of the collection.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The decorations; not shown.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called while the user turns the pages of the section.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section of repeated groups.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  nonisolated deinit {}

  /// Creates a section that is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    return section
  }

  /// Returns the section itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the length that an item takes in the direction of scrolling.
  func extent(in container: CGSize, horizontal: Bool) -> CGFloat {
    let size = group.layoutSize.size(in: container)
    let length = (horizontal ? size.width : size.height) + interGroupSpacing
    let scrolls = orthogonalScrollingBehavior != .none
    let groups = scrolls && size.width > 0 ? max(1, container.width / size.width) : 1
    return max(1, length / CGFloat(group.itemCount(in: container)) / groups)
  }
}

/// An item of a section while it is scrolled.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The place among overlapping items.
  var zIndex: Int { get set }
  /// Whether the item is hidden.
  var isHidden: Bool { get set }
  /// The center in points.
  var center: CGPoint { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
  /// The name.
  var name: String { get }
  /// The item.
  var indexPath: IndexPath { get }
  /// The place in points.
  var frame: CGRect { get }
  /// The place in its own coordinates, in points.
  var bounds: CGRect { get }
  /// The kind of a supplementary view; `nil` for an item.
  var representedElementKind: String? { get }
}

/// Called while a section is scrolled.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void
