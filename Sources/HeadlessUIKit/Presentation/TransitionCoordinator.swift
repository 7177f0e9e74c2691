/// The coordinator of a transition of this model: closures are kept and run in UIKit's places.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let isAnimated: Bool
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

  /// Runs what goes along with the transition.
  func runAnimations() {
    let run = animations
    animations = []
    for animation in run { animation(self) }
  }

  /// The finger is lifted: the transition goes on by itself, forth or back.
  func liftFinger(cancelling: Bool) {
    isInteractive = false
    isCancelled = cancelling
    let run = interactionHandlers
    interactionHandlers = []
    for handler in run { handler(self) }
  }

  /// Runs what waits for the end.
  func runCompletions() {
    runAnimations()
    let run = completions
    completions = []
    for completion in run { completion(self) }
  }
}
