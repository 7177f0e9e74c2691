public import Foundation

/// A table's delegate, which is notified of displayed rows and of the user's actions.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called before a row is displayed.
  /// - Default: nothing
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called before the header of a section is displayed.
  /// - Default: nothing
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before the footer of a section is displayed.
  /// - Default: nothing
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Called when a row is no longer displayed.
  /// - Default: nothing
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called when the header of a section is no longer displayed.
  /// - Default: nothing
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Called when the footer of a section is no longer displayed.
  /// - Default: nothing
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  /// Returns the height of a row in points.
  /// - Default: `tableView.rowHeight`
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a header in points.
  /// - Default: `tableView.sectionHeaderHeight`
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a footer in points.
  /// - Default: `tableView.sectionFooterHeight`
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns about the height of a row in points.
  /// - Default: `tableView.estimatedRowHeight`
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns about the height of a header in points; not asked.
  /// - Default: `tableView.estimatedSectionHeaderHeight`
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  /// Returns about the height of a footer in points; not asked.
  /// - Default: `tableView.estimatedSectionFooterHeight`
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  /// Returns the header view of a section.
  /// - Default: `nil`, which means that the data source's title is shown
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the footer view of a section.
  /// - Default: `nil`, which means that the data source's title is shown
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Called when the user has tapped the detail button of a row.
  /// - Default: nothing
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns whether a touch highlights a row, without which it can't be selected.
  /// - Default: `true`
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when a touch has highlighted a row.
  /// - Default: nothing
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called when a row is no longer highlighted.
  /// - Default: nothing
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select in place of the one that the user tapped, or `nil` to refuse the
  /// selection.
  /// - Default: `indexPath`
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the row to deselect in place of the given one, or `nil` to refuse.
  /// - Default: `indexPath`
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when the user has selected a row.
  /// - Default: nothing
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called when the user has deselected a row, or selected another one.
  /// - Default: nothing
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns whether selecting a row performs its primary action.
  /// - Default: `!tableView.isEditing`
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  /// Called when the user has tapped a row, after `didSelectRowAt`.
  /// - Default: nothing
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Returns what the editing control of a row does.
  /// - Default: `.delete`
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  /// Returns the title of the button that deletes a row.
  /// - Default: `nil`, which means "Delete"
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Returns the actions that swiping a row offers.
  /// - Default: `nil`, which means the system's
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  /// Returns the actions at the leading edge of a row.
  /// - Default: `nil`, which means none
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the actions at the trailing edge of a row.
  /// - Default: `nil`, which means the system's
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns whether a row is indented in editing mode.
  /// - Default: `true`
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  /// Called when the user has swiped a row, before its actions are shown.
  /// - Default: nothing
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called when the actions of a swiped row are no longer shown.
  /// - Default: nothing
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns where to move a row in place of where the user would.
  /// - Default: `proposedDestinationIndexPath`
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the indentation level of the given row.
  /// - Default: `0`
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Returns whether a row has an editing menu; never asked.
  /// - Default: `false`
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Returns whether an editing menu contains a command; never asked.
  /// - Default: `false`
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Performs a command of an editing menu; never called.
  /// - Default: nothing
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?)
  /// Returns whether a row can have the focus; never asked.
  /// - Default: `true`
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Returns the row that has the focus first; never asked.
  /// - Default: `nil`
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  /// Returns whether a row is selected when it has the focus; never asked.
  /// - Default: `tableView.selectionFollowsFocus`
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  /// Returns whether two fingers begin to select rows; never asked.
  /// - Default: `false`
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when two fingers have begun to select rows; never called.
  /// - Default: nothing
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when two fingers have selected rows; never called.
  /// - Default: nothing
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// Returns the menu of a long press on a row.
  /// - Default: `nil`
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns how a row looks while its menu opens; never asked.
  /// - Default: `nil`
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns how a row looks while its menu closes; never asked.
  /// - Default: `nil`
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user has tapped the preview of a row's menu.
  /// - Default: nothing
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu of a row opens.
  /// - Default: nothing
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu of a row closes.
  /// - Default: nothing
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}
