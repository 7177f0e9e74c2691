public import Foundation

/// A table's delegate, which is notified of what is displayed and of what the user does.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called before a row is displayed.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called before the header of a section is displayed.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before the footer of a section is displayed.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Called when a row is no longer displayed.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called when the header of a section is no longer displayed.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Called when the footer of a section is no longer displayed.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  /// Returns the height of a row in points; by default, the table's `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a header in points; by default, the table's `sectionHeaderHeight`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a footer in points; by default, the table's `sectionFooterHeight`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns about the height of a row in points; by default, the table's `estimatedRowHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns about the height of a header in points; not asked.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  /// Returns about the height of a footer in points; not asked.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  /// Returns the header view of a section; `nil` by default, which means that the data source's title is shown.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the footer view of a section; `nil` by default, which means that the data source's title is shown.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Called when the user has tapped the detail button of a row.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns whether a touch highlights a row, without which it can't be selected; `true` by default.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when a touch has highlighted a row.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called when a row is no longer highlighted.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select in place of the one that the user tapped, or `nil` to refuse the
  /// selection; by default, the tapped one.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the row to deselect in place of the given one, or `nil` to refuse; by default, the given
  /// one.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when the user has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called when the user has deselected a row, or selected another one.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns whether selecting a row performs its primary action; by default, unless the table is in
  /// editing mode.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  /// Called when the user has tapped a row, after `didSelectRowAt`.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Returns what the editing control of a row does; `delete` by default.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  /// Returns the title of the button that deletes a row; `nil` by default, which means "Delete".
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Returns the actions that swiping a row offers; `nil` by default, which means the system's.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  /// Returns the actions at the leading edge of a row; `nil` by default, which means none.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the actions at the trailing edge of a row; `nil` by default, which means the system's.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns whether a row is indented in editing mode; `true` by default.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  /// Called when the user has swiped a row, before its actions are shown.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called when the actions of a swiped row are no longer shown.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns where to move a row in place of where the user would; by default, there.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the indentation level of the given row; 0 by default.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Returns whether a row has an editing menu; never asked.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Returns whether an editing menu contains a command; never asked.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Performs a command of an editing menu; never called.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?)
  /// Returns whether a row can have the focus; never asked.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Returns the row that has the focus first; never asked.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  /// Returns whether a row is selected when it has the focus; never asked.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  /// Returns whether two fingers begin to select rows; never asked.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when two fingers have begun to select rows; never called.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when two fingers have selected rows; never called.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// Returns the menu of a long press on a row; `nil` by default.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns how a row looks while its menu opens; never asked.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns how a row looks while its menu closes; never asked.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user has tapped the preview of a row's menu.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu of a row opens.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu of a row closes.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}
