// The names that Swift 4.2 replaced, which projects in Swift 4 mode still use.

/// The earlier name of `UIApplication.LaunchOptionsKey`.
@available(swift, deprecated: 4.2, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The earlier name of `UIApplication.OpenURLOptionsKey`.
@available(swift, deprecated: 4.2, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The earlier name of `UITableViewCell.CellStyle`.
@available(swift, deprecated: 4.2, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The earlier name of `UITableView.Style`.
@available(swift, deprecated: 4.2, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style
/// The earlier name of `UIAlertAction.Style`.
@available(swift, deprecated: 4.2, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The earlier name of `UIAlertController.Style`.
@available(swift, deprecated: 4.2, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The earlier name of `UIBarButtonItem.Style`.
@available(swift, deprecated: 4.2, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The earlier name of `UIBarButtonItem.SystemItem`.
@available(swift, deprecated: 4.2, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The earlier name of `UINavigationController.Operation`.
@available(swift, deprecated: 4.2, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// The earlier name of `UIView.AnimationOptions`.
@available(swift, deprecated: 4.2, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The earlier name of `UIGestureRecognizer.State`.
@available(swift, deprecated: 4.2, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// Returns the kind of device; deprecated in favor of `UIDevice.current.userInterfaceIdiom`.
@MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
