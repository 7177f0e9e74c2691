public import Foundation

/// An animator for a transition, which replaces UIKit's animation.
///
/// The transition lasts until the animator calls the context's `completeTransition(_:)`.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the animation, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Performs the animation, after the controllers' `viewWillAppear` and `viewWillDisappear`.
  ///
  /// The animations that it starts end when the app settles or, if the transition is interactive,
  /// after the finger has been lifted.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition has ended, after the controllers' callbacks.
  /// - Default: nothing
  func animationEnded(_ transitionCompleted: Bool)
  /// Returns the animation of an interactive transition, so that it can be interrupted.
  ///
  /// An optional method in UIKit, where a `UIPercentDrivenInteractiveTransition` calls
  /// `animateTransition(using:)` if it isn't implemented.
  /// - Default: `MissingAnimator.shared`
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
}

/// An object that makes a transition interactive.
///
/// It starts the animation, and then follows the finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called when the interaction begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed at which the rest of the transition runs.
  /// - Default: `1`
  var completionSpeed: CGFloat { get }
  /// The curve of the rest of the transition.
  /// - Default: `.easeInOut`
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts with an interaction.
  /// - Default: `true`
  var wantsInteractiveStart: Bool { get }
}

/// Stands for an animator that isn't implemented.
final class MissingAnimator: UIViewPropertyAnimator {
  static let shared = MissingAnimator(
    duration: 0, timingParameters: UICubicTimingParameters())
}

/// The context that UIKit passes to an animator.
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
  /// The presentation style; `none` if the transition isn't a presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Called by an interaction controller to report the part of the transition that has run.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Called by an interaction controller to complete the transition.
  func finishInteractiveTransition()
  /// Called by an interaction controller to cancel the transition.
  func cancelInteractiveTransition()
  /// Called by an interaction controller to pause the transition.
  func pauseInteractiveTransition()
  /// Returns one of the view controllers involved in the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the views involved in the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view before the transition.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Called by the animator to report that the animation has ended.
  ///
  /// If `didComplete` is `false`, the transition is canceled, and everything remains as it was.
  func completeTransition(_ didComplete: Bool)
}

/// A key that identifies a view involved in a transition.
public nonisolated struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// Creates a key with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is visible before the transition.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

extension UITransitionContextViewControllerKey {
  /// The key of the controller whose view the given key identifies.
  init(_ key: UITransitionContextViewKey) {
    switch key {
    case .from: self = .from
    case .to: self = .to
    default: self.init(rawValue: key.rawValue)
    }
  }
}
