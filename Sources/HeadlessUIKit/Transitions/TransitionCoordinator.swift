/// The coordinator of a transition, which stores closures and runs them when UIKit would.
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
    key == .from ? from : to
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

  /// Runs the animations alongside the transition; then lifts the finger that drives it.
  func runAnimations(liftingFinger: Bool = true) {
    if let handlers { run(handlers.take(\.animations)) }
    if isInteractive, liftingFinger { liftFinger(cancelling: false) }
  }

  /// Lifts the finger: the transition completes or is cancelled without it.
  func liftFinger(cancelling: Bool) {
    isInteractive = false
    isCancelled = cancelling
    if let handlers { run(handlers.take(\.interaction)) }
  }

  /// Runs the completions.
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
