public import Foundation

/// A delegate that provides a presentation's animators and presentation controller.
///
/// Its methods are called when UIKit would call them.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator for presenting a controller, or `nil` for the default animation.
  /// - Default: `nil`, which selects the default animation
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator for dismissing a controller, or `nil` for the default animation.
  /// - Default: `nil`, which selects the default animation
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that makes a presentation interactive, or `nil` for none.
  /// - Default: `nil`
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that makes a dismissal interactive, or `nil` for none.
  /// - Default: `nil`
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller for the `custom` style, or `nil` for the default one.
  /// - Default: `nil`, which selects the default presentation controller
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}
