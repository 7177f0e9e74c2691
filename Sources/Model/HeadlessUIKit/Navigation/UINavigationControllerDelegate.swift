public import Foundation

/// A navigation controller's delegate, which is notified when a controller is shown.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called when a controller is about to be shown, after its `viewWillAppear`.
  /// - Default: nothing
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called when a controller has been shown, after its `viewDidAppear`.
  /// - Default: nothing
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Returns the animator for an animated push or pop; `nil` for the default animation.
  /// - Default: `nil`, which selects the default animation
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that makes a custom animation interactive; `nil` for none.
  /// - Default: `nil`
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the orientations that the interface may have while the container fills the screen.
  /// - Default: `.deviceDefault`
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// Returns the orientation to which the interface turns when the container is presented full
  /// screen.
  /// - Default: `.current`
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}
