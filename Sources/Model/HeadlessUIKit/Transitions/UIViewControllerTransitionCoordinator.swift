public import Foundation

/// A key that identifies a view controller involved in a transition.
public nonisolated struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable
{
  /// The key's name.
  public let rawValue: String
  /// Creates a key with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible before the transition.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// The context of a transition that is in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the user is currently controlling the transition with a gesture.
  var isInteractive: Bool { get }
  /// Whether the user controlled the transition with a gesture when it began.
  var initiallyInteractive: Bool { get }
  /// Whether the user canceled the transition, in which case everything remains unchanged.
  var isCancelled: Bool { get }
  /// The presentation style; `none` if the transition isn't a presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the user can interrupt the transition.
  var isInterruptible: Bool { get }
  /// The duration of the transition, in seconds; 0 unless the app animates it.
  var transitionDuration: TimeInterval { get }
  /// The part of the transition that has run, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed at which the rest of an interactive transition runs; 1 unless the app's
  /// interaction controller specifies another.
  var completionVelocity: CGFloat { get }
  /// The curve of the transition's animation.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Returns one of the view controllers involved in the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the views involved in the transition; `nil` if it isn't loaded.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// A transition that is in progress; an app can add animations and completion handlers to it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Adds a closure to run alongside the transition, and another one to run after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Adds closures as `animate(alongsideTransition:completion:)` does; the view isn't used.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Adds a closure to call when the user lifts the finger.
  @available(iOS, deprecated: 10.0, renamed: "notifyWhenInteractionChanges(_:)")
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Adds a closure to call when the user lifts the finger, which completes or cancels the
  /// transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Adds a closure to run alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Adds a closure to run alongside the transition; the view isn't used.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
