import Foundation
import HeadlessUIKit

/// Overrides every member of layouts.
final class EveryLayout: UICollectionViewLayout {
  override var collectionView: UICollectionView? { super.collectionView }
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override class var layoutAttributesClass: AnyClass { super.layoutAttributesClass }
  override class var invalidationContextClass: AnyClass { super.invalidationContextClass }
  override func invalidateLayout() { super.invalidateLayout() }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
  override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    super.register(viewClass, forDecorationViewOfKind: elementKind)
  }
  override func prepare() { super.prepare() }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { super.layoutAttributesForElements(in: rect) }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(forBoundsChange: newBounds)
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    super.flipsHorizontallyInOppositeLayoutDirection
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
  }
  override func finalizeLayoutTransition() { super.finalizeLayoutTransition() }
  override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
}

/// Overrides every member of flow layouts.
final class EveryFlowLayout: UICollectionViewFlowLayout {
  override var minimumLineSpacing: CGFloat {
    get { super.minimumLineSpacing }
    set { super.minimumLineSpacing = newValue }
  }
  override var minimumInteritemSpacing: CGFloat {
    get { super.minimumInteritemSpacing }
    set { super.minimumInteritemSpacing = newValue }
  }
  override var itemSize: CGSize {
    get { super.itemSize }
    set { super.itemSize = newValue }
  }
  override var estimatedItemSize: CGSize {
    get { super.estimatedItemSize }
    set { super.estimatedItemSize = newValue }
  }
  override var scrollDirection: UICollectionView.ScrollDirection {
    get { super.scrollDirection }
    set { super.scrollDirection = newValue }
  }
  override var headerReferenceSize: CGSize {
    get { super.headerReferenceSize }
    set { super.headerReferenceSize = newValue }
  }
  override var footerReferenceSize: CGSize {
    get { super.footerReferenceSize }
    set { super.footerReferenceSize = newValue }
  }
  override var sectionInset: UIEdgeInsets {
    get { super.sectionInset }
    set { super.sectionInset = newValue }
  }
  override var sectionInsetReference: SectionInsetReference {
    get { super.sectionInsetReference }
    set { super.sectionInsetReference = newValue }
  }
  override var sectionHeadersPinToVisibleBounds: Bool {
    get { super.sectionHeadersPinToVisibleBounds }
    set { super.sectionHeadersPinToVisibleBounds = newValue }
  }
  override var sectionFootersPinToVisibleBounds: Bool {
    get { super.sectionFootersPinToVisibleBounds }
    set { super.sectionFootersPinToVisibleBounds = newValue }
  }
}

/// Overrides every member of compositional layouts.
final class EveryCompositionalLayout: UICollectionViewCompositionalLayout {
  override var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { super.configuration }
    set { super.configuration = newValue }
  }
  override init(section: NSCollectionLayoutSection) { super.init(section: section) }
  override init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { super.init(section: section, configuration: configuration) }
  override init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) { super.init(sectionProvider: sectionProvider) }
  override init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { super.init(sectionProvider: sectionProvider, configuration: configuration) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Overrides every member of layouts between layouts.
final class EveryTransitionLayout: UICollectionViewTransitionLayout {
  override var transitionProgress: CGFloat {
    get { super.transitionProgress }
    set { super.transitionProgress = newValue }
  }
  override var currentLayout: UICollectionViewLayout { super.currentLayout }
  override var nextLayout: UICollectionViewLayout { super.nextLayout }
  override init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) { super.init(currentLayout: currentLayout, nextLayout: newLayout) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    super.updateValue(value, forAnimatedKey: key)
  }
  override func value(forAnimatedKey key: String) -> CGFloat { super.value(forAnimatedKey: key) }
}
