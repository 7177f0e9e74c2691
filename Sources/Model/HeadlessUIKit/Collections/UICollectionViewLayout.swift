public import Foundation

/// The arrangement of the items in a collection.
///
/// Items are read in the data source's order, whatever their places are. The layout decides only
/// how many items fit on the screen.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The collection that uses the layout; `nil` if there is none.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() { super.init() }
  /// Creates a layout.
  public required init?(coder: NSCoder) { super.init() }
  /// Does nothing, because archives aren't available on Linux.
  open func encode(with coder: NSCoder) {}

  /// Called after a storyboard or nib has connected the layout.
  open func awakeFromNib() {}

  nonisolated deinit {}

  /// The class of the attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// Displays the items again when the app settles.
  open func invalidateLayout() { collectionView?.display.setNeedsLayout() }
  /// Displays the items again when the app settles.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.display.setNeedsLayout()
  }
  /// Does nothing, because decoration views aren't shown.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  /// Called before the items are displayed.
  open func prepare() {}
  /// Returns the places in a rectangle; by default, those of the displayed items.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    collectionView?.displayedAttributes.filter { $0.frame.intersects(rect) }
  }
  /// Returns the place of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { collectionView?.attributes(at: indexPath) }
  /// Returns the place of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
  }
  /// Returns the place of a decoration view; `nil` by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns whether another size or offset makes the layout invalid; never asked.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns what another size or offset makes invalid; never asked.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Returns whether the preferred size of a cell makes the layout invalid; never asked.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns what the preferred size of a cell makes invalid; never asked.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Returns where scrolling ends; never asked.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns where a transition ends; never asked.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { collectionView?.contentSize ?? .zero }
  /// Whether the layout is mirrored for languages from right to left; never asked.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Called before a transition to another layout.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before a transition from another layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called after a transition.
  open func finalizeLayoutTransition() {}
  /// Never called, because updates aren't animated.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Never called, because updates aren't animated.
  open func finalizeCollectionViewUpdates() {}
  /// Never called, because changes of the bounds aren't animated.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Never called, because changes of the bounds aren't animated.
  open func finalizeAnimatedBoundsChange() {}
  /// Never called, because updates aren't animated.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never called, because updates aren't animated.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never called, because updates aren't animated.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never called, because updates aren't animated.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never called, because updates aren't animated.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }
  /// Never called, because updates aren't animated.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Never called, because updates aren't animated.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    []
  }
  /// Never called, because updates aren't animated.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns where an item that is moved by a finger would end; never asked.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { previousIndexPath }
  /// Returns the place of an item that is moved by a finger; never asked.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributesForItem(at: indexPath)
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
  }
  /// Returns what a move by a finger makes invalid; never asked.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Returns what the end of a move by a finger makes invalid; never asked.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// The direction of reading for which the layout was made; from left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Never called, because updates aren't animated.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never called, because updates aren't animated.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the length that an item takes in the direction of scrolling.
  func extent(ofItemAt path: IndexPath) -> CGFloat {
    let size = layoutAttributesForItem(at: path)?.size ?? .zero
    guard let collectionView, size.width > 0, size.height > 0 else { return 50 }
    let columns = max(1, (collectionView.width / size.width).rounded(.down))
    return size.height / columns
  }
  /// Whether the collection scrolls horizontally.
  var isHorizontal: Bool { false }
  /// Returns whether a section has a header or footer.
  func hasSectionView(_ kind: String, in section: Int) -> Bool { true }
  /// Returns what swiping an item offers; `nil` if the layout isn't a list.
  func list(for section: Int) -> UICollectionLayoutListConfiguration? { nil }
}
