/// A split view controller's delegate, which controls how the columns collapse and separate.
///
/// As in UIKit's header, it needn't be an `NSObject`.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called when the arrangement of columns is about to change.
  /// - Default: nothing
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Shows a controller in a custom way.
  ///
  /// Returns `false` to use the default behavior.
  /// - Default: `false`, which selects the default behavior
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Shows a detail controller in a custom way.
  ///
  /// Returns `false` to use the default behavior.
  /// - Default: `false`, which selects the default behavior
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns the controller that remains when the columns collapse; `nil` for the primary
  /// controller.
  /// - Default: `nil`, which selects the primary controller
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Returns the primary controller to use when the columns separate; `nil` for the previous one.
  /// - Default: `nil`, which selects the previous primary controller
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Collapses the columns in a custom way.
  ///
  /// Returns `true` to discard the secondary controller, or `false` to push it onto the primary's
  /// stack.
  /// - Default: `false`, which selects the default behavior
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the secondary controller to use when the columns separate; `nil` for the default.
  /// - Default: `nil`, which selects the default secondary controller
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Returns the column that is at the top of the stack when the columns collapse.
  /// - Default: `proposedTopColumn`
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the arrangement of columns to use when the columns separate.
  /// - Default: `proposedDisplayMode`
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called when the columns have collapsed.
  /// - Default: nothing
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called when the columns have separated.
  /// - Default: nothing
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Called when a column is about to be shown.
  /// - Default: nothing
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called when a column is about to be hidden.
  /// - Default: nothing
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Returns the orientations that the interface may have while the container fills the screen.
  /// - Default: `.deviceDefault`
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// Returns the orientation to which the interface turns when the container is presented full
  /// screen.
  /// - Default: `.current`
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
  /// Returns the arrangement that the display mode button selects next; never called.
  /// - Default: `.automatic`, which leaves the choice to the system
  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode
  /// Never called, because there are no touches.
  ///
  /// In UIKit, called when a swipe has begun to reveal the primary column.
  /// - Default: nothing
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Never called, because there are no touches.
  ///
  /// In UIKit, called when that swipe has ended.
  /// - Default: nothing
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}
