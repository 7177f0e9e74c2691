import Foundation
import HeadlessUIKit

/// Overrides every member of reusable views.
final class EveryReusableView: UICollectionReusableView {
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepareForReuse() { super.prepareForReuse() }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
  }
  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { super.willTransition(from: oldLayout, to: newLayout) }
  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { super.didTransition(from: oldLayout, to: newLayout) }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(layoutAttributes) }
}

/// Overrides every member of collection cells.
final class EveryCollectionViewCell: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var contentView: UIView { super.contentView }
  override var contentConfiguration: (any UIContentConfiguration)? {
    get { super.contentConfiguration }
    set { super.contentConfiguration = newValue }
  }
  override var automaticallyUpdatesContentConfiguration: Bool {
    get { super.automaticallyUpdatesContentConfiguration }
    set { super.automaticallyUpdatesContentConfiguration = newValue }
  }
  override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set { super.backgroundConfiguration = newValue }
  }
  override var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { super.automaticallyUpdatesBackgroundConfiguration }
    set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
  }
  override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    super.defaultBackgroundConfiguration()
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override var selectedBackgroundView: UIView? {
    get { super.selectedBackgroundView }
    set { super.selectedBackgroundView = newValue }
  }
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var configurationState: UICellConfigurationState { super.configurationState }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
  }
  override var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { super.configurationUpdateHandler }
    set { super.configurationUpdateHandler = newValue }
  }
  override func dragStateDidChange(_ dragState: DragState) { super.dragStateDidChange(dragState) }
}

/// Overrides every member of collection controllers.
final class EveryCollectionViewController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  override var clearsSelectionOnViewWillAppear: Bool {
    get { super.clearsSelectionOnViewWillAppear }
    set { super.clearsSelectionOnViewWillAppear = newValue }
  }
  override var useLayoutToLayoutNavigationTransitions: Bool {
    get { super.useLayoutToLayoutNavigationTransitions }
    set { super.useLayoutToLayoutNavigationTransitions = newValue }
  }
  override var installsStandardGestureForInteractiveMovement: Bool {
    get { super.installsStandardGestureForInteractiveMovement }
    set { super.installsStandardGestureForInteractiveMovement = newValue }
  }
  override var collectionViewLayout: UICollectionViewLayout { super.collectionViewLayout }
  override var collectionView: UICollectionView! {
    get { super.collectionView }
    set { super.collectionView = newValue }
  }
  override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  )
    -> Int
  { super.collectionView(collectionView, numberOfItemsInSection: section) }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  )
    -> UICollectionViewCell
  { super.collectionView(collectionView, cellForItemAt: indexPath) }
  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    super.numberOfSections(in: collectionView)
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  )
    -> Bool
  { super.collectionView(collectionView, canMoveItemAt: indexPath) }
  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    super.indexTitles(for: collectionView)
  }
  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { super.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }
  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { super.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, didHighlightItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { super.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { super.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, didSelectItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, didDeselectItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { super.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    super.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }
  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    super.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { super.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    super.collectionView(
      collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
  }
  override func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {
    super.collectionView(
      collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
  }
  override func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  )
    -> Bool
  { super.collectionView(collectionView, canFocusItemAt: indexPath) }
  override func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  { super.indexPathForPreferredFocusedView(in: collectionView) }
  override func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { super.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    super.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    super.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    super.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }
  override func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  )
    -> Bool
  { super.collectionView(collectionView, canEditItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    super.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { super.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
  override func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
  { super.collectionViewDidEndMultipleSelectionInteraction(collectionView) }
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    super.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    super.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    super.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    super.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    super.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    super.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    super.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
  }
  override func scrollViewDidZoom(_ scrollView: UIScrollView) {
    super.scrollViewDidZoom(scrollView)
  }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    super.scrollViewWillBeginDragging(scrollView)
  }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    super.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    super.scrollViewWillBeginDecelerating(scrollView)
  }
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    super.scrollViewDidEndDecelerating(scrollView)
  }
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    super.scrollViewDidEndScrollingAnimation(scrollView)
  }
  override func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    super.viewForZooming(in: scrollView)
  }
  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    super.scrollViewWillBeginZooming(scrollView, with: view)
  }
  override func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    super.scrollViewShouldScrollToTop(scrollView)
  }
  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    super.scrollViewDidScrollToTop(scrollView)
  }
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    super.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}
