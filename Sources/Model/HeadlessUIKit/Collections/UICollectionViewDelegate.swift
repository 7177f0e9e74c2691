public import Foundation

/// A collection's delegate, which is notified of displayed items and of the user's actions.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns whether a touch highlights an item, without which it can't be selected.
  /// - Default: `true`
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Called when a touch has highlighted an item.
  /// - Default: nothing
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called when an item is no longer highlighted.
  /// - Default: nothing
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Returns whether the user can select an item.
  /// - Default: `true`
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  /// Returns whether the user can deselect an item.
  /// - Default: `true`
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  /// Called when the user has selected an item.
  /// - Default: nothing
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called when the user has deselected an item, or selected another one.
  /// - Default: nothing
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Returns whether selecting an item performs its primary action.
  /// - Default: `!collectionView.isEditing`
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// Called when the user has tapped an item, after `didSelectItemAt`.
  /// - Default: nothing
  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// Called before an item is displayed.
  /// - Default: nothing
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Called before a supplementary view is displayed.
  /// - Default: nothing
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// Called when an item is no longer displayed.
  /// - Default: nothing
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Called when a supplementary view is no longer displayed.
  /// - Default: nothing
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// Returns whether an item has an editing menu; never asked.
  /// - Default: `false`
  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether an editing menu contains a command; never asked.
  /// - Default: `false`
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool
  /// Performs a command of an editing menu; never called.
  /// - Default: nothing
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?)
  /// Returns whether an item can have the focus; never asked.
  /// - Default: `true`
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  /// Returns the item that has the focus first; never asked.
  /// - Default: `nil`
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  /// Returns whether an item is selected when it has the focus; never asked.
  /// - Default: `collectionView.selectionFollowsFocus`
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns where to move an item in place of where the user would.
  /// - Default: `proposedIndexPath`
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Returns where to move an item in place of where the user would; never asked.
  /// - Default: `proposedIndexPath`
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the offset after an update; never asked.
  /// - Default: `proposedContentOffset`
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// Returns whether the user can edit an item.
  /// - Default: `true`
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  /// Returns whether two fingers begin to select items; never asked.
  /// - Default: `false`
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when two fingers have begun to select items; never called.
  /// - Default: nothing
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when two fingers have selected items; never called.
  /// - Default: nothing
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
  /// Returns the menu of a long press on items.
  /// - Default: `indexPaths.count == 1 ? self.collectionView(collectionView,
  ///   contextMenuConfigurationForItemAt: indexPaths[0], point: point) : nil`
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the menu of a long press on an item.
  /// - Default: `nil`
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns how an item looks while its menu opens; never asked.
  /// - Default: `nil`
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Returns how an item looks while its menu closes; never asked.
  /// - Default: `nil`
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// Returns how an item looks while its menu opens; never asked.
  /// - Default: `nil`
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns how an item looks while its menu closes; never asked.
  /// - Default: `nil`
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user has tapped the preview of an item's menu.
  /// - Default: nothing
  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu of an item opens.
  /// - Default: nothing
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu of an item closes.
  /// - Default: nothing
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}
