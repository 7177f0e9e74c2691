public import Foundation

/// A tab bar controller's delegate, which is notified when the user taps a tab.
///
/// As Apple documents, it isn't notified when code selects a tab.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether the user may select a tab.
  ///
  /// Called even if the tab is already selected.
  /// - Default: `true`
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when the user selects a tab, even if it is already selected.
  /// - Default: nothing
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns the animator for the change to another tab, or `nil` for none.
  /// - Default: `nil`, which selects the default
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the orientations that the interface may have while the container fills the screen.
  /// - Default: `.deviceDefault`
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// Never called.
  ///
  /// In UIKit, called when the user is about to reorder the tabs.
  /// - Default: nothing
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  )
  /// Returns the orientation to which the interface turns when the container is presented full
  /// screen.
  /// - Default: `.current`
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  /// Returns the object that makes a custom animation interactive, or `nil`.
  /// - Default: `nil`
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Never called.
  ///
  /// In UIKit, called when the user is about to finish reordering the tabs.
  /// - Default: nothing
  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// Never called.
  ///
  /// In UIKit, called when the user has reordered the tabs.
  /// - Default: nothing
  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// Returns whether the user may select a tab.
  ///
  /// Called only if the tab bar controller's `tabs` have been set.
  /// - Default: `true`
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool
  /// Called when the user selects a tab, if the tab bar controller's `tabs` have been set.
  /// - Default: nothing
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
    previousTab: UITab?)
  /// In UIKit, called when the user starts rearranging the tabs; never called.
  /// - Default: nothing
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
  /// In UIKit, called when the user has rearranged the tabs; never called.
  /// - Default: nothing
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
  /// In UIKit, called when the user has hidden or shown tabs; never called.
  /// - Default: nothing
  func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
  )
  /// In UIKit, called when the user has reordered a group; never called.
  /// - Default: nothing
  func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  )
  /// In UIKit, called for the stack of a group's navigation controller; never called.
  /// - Default: `proposedViewControllers`
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
}
