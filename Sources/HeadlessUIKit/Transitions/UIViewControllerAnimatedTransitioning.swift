public import Foundation

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
  /// Returns the animation of an interactive transition, so that it can be interrupted.
  ///
  /// An optional method in UIKit, which calls `animateTransition(using:)` if it isn't implemented.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
  /// Returns an object that says that the method isn't implemented.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { MissingAnimator.shared }
}

/// An object that makes a transition interactive.
///
/// It is never used.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called when the interaction begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed at which the rest of the transition runs; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest of the transition; `easeInOut` by default.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts with an interaction; `true` by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns 1.
  public var completionSpeed: CGFloat { 1 }
  /// Returns `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Returns `true`.
  public var wantsInteractiveStart: Bool { true }
}

/// Stands for an animator that isn't implemented.
final class MissingAnimator: UIViewPropertyAnimator {
  static let shared = MissingAnimator(
    duration: 0, timingParameters: UICubicTimingParameters())

  nonisolated deinit {}
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

/// An interactive transition that is controlled by a percentage.
///
/// Its progress is stored, but not used.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The progress of the transition, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The duration of the transition, in seconds; always 0.
  open var duration: CGFloat { 0 }
  /// The speed at which the rest of the transition runs.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the transition; stored, but not used.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the rest of the transition; stored, but not used.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts with an interaction; stored, but not used.
  open var wantsInteractiveStart = true

  nonisolated deinit {}

  /// Creates an interactive transition with a progress of 0.
  public override init() {}

  /// Does nothing.
  ///
  /// In UIKit, starts the transition.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Does nothing.
  ///
  /// In UIKit, pauses the transition.
  open func pause() {}
  /// Updates the progress of the transition.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Cancels the transition by resetting its progress to 0.
  open func cancel() { percentComplete = 0 }
  /// Finishes the transition by setting its progress to 1.
  open func finish() { percentComplete = 1 }
}
