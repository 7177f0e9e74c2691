import Foundation

/// A transition coordinator, which stores closures and calls them when UIKit would.
class TransitionCoordinator: Deferred, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  var isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  var from: UIViewController?
  var to: UIViewController?
  private var handlers: TransitionHandlers?

  init(
    from: UIViewController?, to: UIViewController?, isAnimated: Bool, isInteractive: Bool = false
  ) {
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
  }

  nonisolated deinit {}

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: UITransitionContextViewControllerKey(key))?.viewIfLoaded
  }

  /// The presentation style; `none` for a transition that isn't a presentation.
  var presentationStyle: UIModalPresentationStyle { .none }
  var isInterruptible: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { isCancelled ? 0 : 1 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { from?.viewIfLoaded?.superview ?? UIView() }

  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    notifyWhenInteractionChanges(handler)
  }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    let handlers = handlersMade
    if let animation { handlers.animations.append(animation) }
    if let completion { handlers.completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    handlersMade.interaction.append(handler)
  }

  override func carryOut() { runCompletions() }

  override func abandon() { handlers = nil }

  /// Runs the animations alongside the transition.
  ///
  /// If the transition is interactive, the simulated finger is then lifted by default, which
  /// completes the transition.
  func runAnimations(liftingFinger: Bool = true) {
    if let handlers { run(handlers.take(\.animations)) }
    if isInteractive, liftingFinger { liftFinger(canceling: false) }
  }

  /// Simulates lifting the finger, which ends the interaction.
  ///
  /// The transition is then completed or canceled.
  func liftFinger(canceling: Bool) {
    isInteractive = false
    isCancelled = canceling
    if let handlers { run(handlers.take(\.interaction)) }
  }

  /// Calls the completion handlers.
  func runCompletions() {
    guard let handlers else { return }
    run(handlers.take(\.animations))
    run(handlers.take(\.completions))
  }

  private var handlersMade: TransitionHandlers {
    if let handlers { return handlers }
    let made = TransitionHandlers()
    handlers = made
    return made
  }

  private func run(_ handlers: [Handler]) {
    for handler in handlers where !UIApplication.shared.hasCrashed { handler(self) }
  }
}
