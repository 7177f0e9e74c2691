public import Foundation

/// A delegate that provides the animations and the presentation controller of a presentation.
///
/// It is called when UIKit would call it. Animations don't run, because transitions take no time
/// here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Provides the animation of a presentation; nil for the system's own.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Provides the animation of a dismissal; nil for the system's own.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Provides the interaction of a presentation; nil for none.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Provides the interaction of a dismissal; nil for none.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Provides the presentation controller for the style `custom`; nil for the system's own.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns nil: the system's own.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil: the system's own.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns nil.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns nil: the system's own.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// An animation of a transition; never run here.
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

/// An object that lets a finger drive a transition; never used here.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called when the interaction begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// The context that an animation receives; never created here.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the animation.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The start frame of a controller's view.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The end frame of a controller's view.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Reports that the animation has ended.
  func completeTransition(_ didComplete: Bool)
}

/// The key of a view of a transition.
public nonisolated enum UITransitionContextViewKey: Sendable {
  /// The view before the transition, or the view after it.
  case from, to
}

/// The progress of an interactive transition, from 0 to 1; stored, but not used.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The progress of the interaction.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the remaining transition.
  open var completionSpeed: CGFloat = 1

  nonisolated deinit {}

  /// Creates an interaction without progress.
  public override init() {}

  /// Starts the interaction.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Updates the progress.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Cancels the interaction.
  open func cancel() { percentComplete = 0 }
  /// Finishes the interaction.
  open func finish() { percentComplete = 1 }
}
