/// The key of a controller of a transition.
public nonisolated enum UITransitionContextViewControllerKey: Sendable {
  /// The controller that was on screen before.
  case from
  /// The controller that is on screen after.
  case to
}

/// The state of a transition in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a finger currently drives the transition.
  var isInteractive: Bool { get }
  /// Whether a finger drove the transition when it began.
  var initiallyInteractive: Bool { get }
  /// Whether the interaction was cancelled, so that everything remains as it was.
  var isCancelled: Bool { get }
  /// A controller of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// A transition in progress, to which an app can add animations and completions.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs a closure alongside the transition and another at its end.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs a closure when a finger cancels or completes the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure alongside the transition and, if given, another at its end.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
