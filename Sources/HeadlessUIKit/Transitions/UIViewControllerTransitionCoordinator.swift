/// Names a controller of a transition.
public nonisolated enum UITransitionContextViewControllerKey: Sendable {
  /// The controller that was on screen before.
  case from
  /// The controller that is on screen after.
  case to
}

/// What can be asked of a transition under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger drives the transition now.
  var isInteractive: Bool { get }
  /// Whether a finger drove the transition when it began.
  var initiallyInteractive: Bool { get }
  /// Whether the finger let go, so that all stays as it was.
  var isCancelled: Bool { get }
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// A transition under way, to join animations to and to hear the end of.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs a closure with the transition and another at its end.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs a closure when a finger lets go of the transition or completes it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure with the transition and, where one is given, another at its end.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
