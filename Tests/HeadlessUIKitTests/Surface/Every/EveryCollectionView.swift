import Foundation
import HeadlessUIKit

/// Overrides every member of collections.
final class EveryCollectionView: UICollectionView {
  override var dataSource: (any UICollectionViewDataSource)? {
    get { super.dataSource }
    set { super.dataSource = newValue }
  }
  override var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { super.prefetchDataSource }
    set { super.prefetchDataSource = newValue }
  }
  override var isPrefetchingEnabled: Bool {
    get { super.isPrefetchingEnabled }
    set { super.isPrefetchingEnabled = newValue }
  }
  override var collectionViewLayout: UICollectionViewLayout {
    get { super.collectionViewLayout }
    set { super.collectionViewLayout = newValue }
  }
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }
  override func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    super.register(
      viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
  override func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  override func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    super.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }
  override var numberOfSections: Int { super.numberOfSections }
  override func numberOfItems(inSection section: Int) -> Int {
    super.numberOfItems(inSection: section)
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }
  override func indexPathForItem(at point: CGPoint) -> IndexPath? {
    super.indexPathForItem(at: point)
  }
  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    super.indexPath(for: cell)
  }
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    super.cellForItem(at: indexPath)
  }
  override var visibleCells: [UICollectionViewCell] { super.visibleCells }
  override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
  override func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    super.supplementaryView(forElementKind: elementKind, at: indexPath)
  }
  override func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] { super.visibleSupplementaryViews(ofKind: elementKind) }
  override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath]
  { super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind) }
  override func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  override func reloadData() { super.reloadData() }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    super.performBatchUpdates(updates, completion: completion)
  }
  override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
  override func insertSections(_ sections: IndexSet) { super.insertSections(sections) }
  override func deleteSections(_ sections: IndexSet) { super.deleteSections(sections) }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    super.moveSection(section, toSection: newSection)
  }
  override func reloadSections(_ sections: IndexSet) { super.reloadSections(sections) }
  override func insertItems(at indexPaths: [IndexPath]) { super.insertItems(at: indexPaths) }
  override func deleteItems(at indexPaths: [IndexPath]) { super.deleteItems(at: indexPaths) }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    super.moveItem(at: indexPath, to: newIndexPath)
  }
  override func reloadItems(at indexPaths: [IndexPath]) { super.reloadItems(at: indexPaths) }
  override func reconfigureItems(at indexPaths: [IndexPath]) {
    super.reconfigureItems(at: indexPaths)
  }
  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    super.setCollectionViewLayout(layout, animated: animated)
  }
  override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) { super.setCollectionViewLayout(layout, animated: animated, completion: completion) }
  override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    super.beginInteractiveMovementForItem(at: indexPath)
  }
  override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    super.updateInteractiveMovementTargetPosition(targetPosition)
  }
  override func endInteractiveMovement() { super.endInteractiveMovement() }
  override func cancelInteractiveMovement() { super.cancelInteractiveMovement() }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override var allowsSelection: Bool {
    get { super.allowsSelection }
    set { super.allowsSelection = newValue }
  }
  override var allowsMultipleSelection: Bool {
    get { super.allowsMultipleSelection }
    set { super.allowsMultipleSelection = newValue }
  }
  override var allowsSelectionDuringEditing: Bool {
    get { super.allowsSelectionDuringEditing }
    set { super.allowsSelectionDuringEditing = newValue }
  }
  override var allowsMultipleSelectionDuringEditing: Bool {
    get { super.allowsMultipleSelectionDuringEditing }
    set { super.allowsMultipleSelectionDuringEditing = newValue }
  }
  override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
  override func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
  override func deselectItem(at indexPath: IndexPath, animated: Bool) {
    super.deselectItem(at: indexPath, animated: animated)
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override var reorderingCadence: ReorderingCadence {
    get { super.reorderingCadence }
    set { super.reorderingCadence = newValue }
  }
  override var selfSizingInvalidation: SelfSizingInvalidation {
    get { super.selfSizingInvalidation }
    set { super.selfSizingInvalidation = newValue }
  }
  override var dragInteractionEnabled: Bool {
    get { super.dragInteractionEnabled }
    set { super.dragInteractionEnabled = newValue }
  }
  override var hasActiveDrag: Bool { super.hasActiveDrag }
  override var hasActiveDrop: Bool { super.hasActiveDrop }
  override var remembersLastFocusedIndexPath: Bool {
    get { super.remembersLastFocusedIndexPath }
    set { super.remembersLastFocusedIndexPath = newValue }
  }
  override var selectionFollowsFocus: Bool {
    get { super.selectionFollowsFocus }
    set { super.selectionFollowsFocus = newValue }
  }
  override var allowsFocus: Bool {
    get { super.allowsFocus }
    set { super.allowsFocus = newValue }
  }
  override var allowsFocusDuringEditing: Bool {
    get { super.allowsFocusDuringEditing }
    set { super.allowsFocusDuringEditing = newValue }
  }
}
