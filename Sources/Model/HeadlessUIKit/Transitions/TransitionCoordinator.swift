import Foundation

/// A transition coordinator, which stores closures and calls them when UIKit would.
class TransitionCoordinator: Deferred, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  var isAnimated: Bool
  private(set) var initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private var hasEnded = false
  /// The person's swipe that the transition follows.
  let swipe: Swipe
  var from: UIViewController?
  var to: UIViewController?
  private var handlers: TransitionHandlers?
  /// The app's own animation; `nil` for UIKit's.
  private var animation: AppAnimation?
  /// The context of the app's animation while it runs.
  private(set) var context: TransitionContext?

  init(
    from: UIViewController?, to: UIViewController?, isAnimated: Bool, swipe: Swipe = .none
  ) {
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.swipe = swipe
    isInteractive = swipe != .none
    initiallyInteractive = isInteractive
  }

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
  var isInterruptible: Bool { context?.isInterruptible ?? false }
  var transitionDuration: TimeInterval { context?.duration ?? duration }

  /// The duration of UIKit's own animation, in seconds.
  private var duration: TimeInterval {
    let application = UIApplication.shared
    return isAnimated && application.animationsEnabled && application.animationsTakeTime ? 0.35 : 0
  }
  var percentComplete: CGFloat { context?.percentComplete ?? (hasEnded && !isCancelled ? 1 : 0) }
  var completionVelocity: CGFloat { animation?.interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve {
    animation?.interaction?.completionCurve ?? .easeInOut
  }
  var containerView: UIView {
    context?.containerView ?? from?.viewIfLoaded?.superview ?? UIView()
  }

  /// The view in which the app's own animation takes place.
  var animationContainer: UIView { UIView(frame: UIScreen.main.bounds) }

  /// Whether one of the controllers is in a visible window.
  var isVisible: Bool { from?.isInWindow == true || to?.isInWindow == true }

  /// Returns the frame of a controller's view after the transition.
  func finalFrame(of controller: UIViewController) -> CGRect {
    controller === to ? UIScreen.main.bounds : .zero
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
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

  override func abandon() {
    handlers = nil
    animation = nil
    context?.abandon()
    context = nil
  }

  // MARK: Running

  /// Lets the app animate the transition.
  func use(_ animation: AppAnimation) {
    self.animation = animation
    isInteractive = animation.isInteractive
    initiallyInteractive = isInteractive
  }

  /// Runs the animation, after which `ended(didComplete:)` is called: within this method for an
  /// animation of UIKit's that takes no time, or when the app has completed its own.
  ///
  /// - Parameter host: The view in which the app's animation takes place.
  func run(in host: UIView?) {
    if let animation {
      let context = TransitionContext(of: self, animation: animation)
      self.context = context
      host?.addSubview(context.containerView)
      context.start()
    } else if swipe == .letGo {
      runAnimations(liftingFinger: false)
      liftFinger(canceling: true)
      endLater(didComplete: false)
    } else {
      runAnimations()
      endLater(didComplete: true)
    }
  }

  /// Ends the transition when UIKit's animation has ended.
  private func endLater(didComplete: Bool) {
    guard duration > 0 else { return end(didComplete: didComplete) }
    let application = UIApplication.shared
    application.transitionsInFlight.append(self)
    application.endAnimation(after: duration) { [self] in
      UIApplication.shared.transitionsInFlight.removeAll { $0 === self }
      end(didComplete: didComplete)
    }
  }

  /// Ends the transition.
  final func end(didComplete: Bool) {
    isInteractive = false
    isCancelled = !didComplete
    hasEnded = true
    ended(didComplete: didComplete)
    animation = nil
    context = nil
  }

  /// Shows the controller at which the transition has ended, and runs the completions.
  func ended(didComplete: Bool) { runCompletions() }

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
    isCancelled = canceling
    changeInteraction(to: false)
  }

  /// Tells the app that the user has begun or ended the interaction.
  func changeInteraction(to isInteractive: Bool) {
    self.isInteractive = isInteractive
    if let handlers { run(handlers.interaction) }
  }

  /// Calls the completion handlers.
  func runCompletions() {
    hasEnded = true
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
    for handler in handlers where !UIApplication.hasCrashed { handler(self) }
  }
}
