/// The coordinator of a transition of this model: closures are kept and run in UIKit's places.
class TransitionCoordinator: UIViewControllerTransitionCoordinator, Deferred {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  var isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  var from: UIViewController?
  var to: UIViewController?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []

  init(
    from: UIViewController?, to: UIViewController?, isAnimated: Bool, isInteractive: Bool = false
  ) {
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }

  func carryOut() { runCompletions() }

  func abandon() {
    animations = []
    completions = []
    interactionHandlers = []
  }

  /// Runs what goes along with the transition; a finger that drives it is lifted then.
  func runAnimations(liftingFinger: Bool = true) {
    run(taken(from: &animations))
    if isInteractive, liftingFinger { liftFinger(cancelling: false) }
  }

  /// The finger is lifted: the transition goes on by itself, forth or back.
  func liftFinger(cancelling: Bool) {
    isInteractive = false
    isCancelled = cancelling
    run(taken(from: &interactionHandlers))
  }

  /// Runs what waits for the end.
  func runCompletions() {
    run(taken(from: &animations))
    run(taken(from: &completions))
  }

  /// Handlers that are to run once: one that adds another must find the list free.
  private func taken(from handlers: inout [Handler]) -> [Handler] {
    guard !handlers.isEmpty else { return [] }
    let all = handlers
    handlers = []
    return all
  }

  private func run(_ handlers: [Handler]) {
    for handler in handlers where !UIApplication.shared.hasCrashed { handler(self) }
  }
}
