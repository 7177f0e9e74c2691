/// A key that identifies a view controller involved in a transition.
public nonisolated enum UITransitionContextViewControllerKey: Sendable {
  /// The controller that is visible before the transition.
  case from
  /// The controller that is visible after the transition.
  case to
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
  /// Whether the user cancelled the transition, in which case everything remains unchanged.
  var isCancelled: Bool { get }
  /// Returns one of the view controllers involved in the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// A transition that is in progress.
///
/// An app can add animations and completion handlers to it.
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
}
