public import Foundation

/// A delegate that provides a presentation's animators and presentation controller.
///
/// Its methods are called when UIKit would call them. The animations don't run, because transitions
/// take no time here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator for presenting a controller, or `nil` for the default animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator for dismissing a controller, or `nil` for the default animation.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that makes a presentation interactive, or `nil` for none.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that makes a dismissal interactive, or `nil` for none.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller for the `custom` style, or `nil` for the default one.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`, which selects the default animation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`, which selects the default animation.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`, which selects the default presentation controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// An animator for a transition.
///
/// The animation never runs.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the animation, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Performs the animation.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the animation has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that makes a transition interactive.
///
/// It is never used.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called when the interaction begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// The context that UIKit passes to an animator.
///
/// No context is ever created here.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the animation takes place.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the user controls the transition with a gesture.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// Returns one of the view controllers involved in the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the views involved in the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view before the transition.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Called by the animator to report that the animation has ended.
  func completeTransition(_ didComplete: Bool)
}

/// A key that identifies a view involved in a transition.
public nonisolated enum UITransitionContextViewKey: Sendable {
  /// The view that is visible before the transition.
  case from
  /// The view that is visible after the transition.
  case to
}

/// An interactive transition that is controlled by a percentage.
///
/// Its progress is stored, but not used.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The progress of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed at which the rest of the transition runs.
  open var completionSpeed: CGFloat = 1

  nonisolated deinit {}

  /// Creates an interactive transition with a progress of 0.
  public override init() {}

  /// Does nothing.
  ///
  /// In UIKit, starts the transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Updates the progress of the transition.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Cancels the transition by resetting its progress to 0.
  open func cancel() { percentComplete = 0 }
  /// Finishes the transition by setting its progress to 1.
  open func finish() { percentComplete = 1 }
}
