import Foundation

/// The properties of a table that few apps set.
final class RareTableSettings {
  weak var prefetchSource: (any UITableViewDataSourcePrefetching)?
  var prefetches = true
  var headerHeight = UITableView.automaticDimension
  var footerHeight = UITableView.automaticDimension
  var estimatedHeaderHeight = UITableView.automaticDimension
  var estimatedFooterHeight = UITableView.automaticDimension
  var fillerRowHeight: CGFloat = 0
  var headerTopPadding = UITableView.automaticDimension
  var headerView: UIView?
  var footerView: UIView?
  var backgroundView: UIView?
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor?
  var separatorEffect: UIVisualEffect?
  var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var selfSizingInvalidation = UITableView.SelfSizingInvalidation.enabled
  var indexMinimumRows = 0
  var indexColor: UIColor?
  var indexBackgroundColor: UIColor?
  var indexTrackingColor: UIColor?
  var followsReadableWidth = false
  var insetsToSafeArea = true
  var remembersFocus = false
  var selectionFollowsFocus = false
  var allowsFocus = false
  var allowsFocusDuringEditing = false
  var dragInteractionEnabled = false
  /// The row whose swipe actions are shown, until one of them is done.
  var swipedRow: IndexPath?
  /// The cell that keeps its place while its row is reconfigured.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
}
