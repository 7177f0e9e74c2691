import Foundation

/// The properties of a cell that few apps set.
final class RareCellSettings {
  var updatesContent = true
  var updatesBackground = true
  var background: UIBackgroundConfiguration?
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  var multipleSelectionBackgroundView: UIView?
  var updateHandler: UITableViewCell.ConfigurationUpdateHandler?
  var willUpdate = false
  var interactsWhileDragging = false
  var accessoryView: UIView?
  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryView: UIView?
  var indentationWidth: CGFloat = 10
  var separatorInset = UIEdgeInsets.zero
  var editingStyle = UITableViewCell.EditingStyle.none
  var showsReorderControl = false
  var indentsWhileEditing = true
  var focusStyle = UITableViewCell.FocusStyle.default
}
