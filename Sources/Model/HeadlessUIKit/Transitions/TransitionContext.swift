import Foundation

/// The app's own animation of a transition.
struct AppAnimation {
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?

  /// Whether the animation follows a finger from its start.
  var isInteractive: Bool { interaction?.wantsInteractiveStart ?? false }
  /// Whether flowsh can move and lift the finger that the animation follows.
  var followsPerson: Bool {
    isInteractive && interaction is UIPercentDrivenInteractiveTransition
  }
}

/// A transition that the app animates.
///
/// It lasts until the app calls `completeTransition(_:)`. Until then, the app ignores touches.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let animation: AppAnimation
  let containerView: UIView
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var duration: TimeInterval = 0
  /// Whether the animation can be paused after the finger has been lifted.
  var isInterruptible = false
  /// The transition; `nil` when it has ended.
  private var transition: TransitionCoordinator?
  /// The animations that stand still until the finger is lifted.
  private var paused: [(seconds: TimeInterval, end: @MainActor () -> Void)] = []

  init(of transition: TransitionCoordinator, animation: AppAnimation) {
    self.animation = animation
    self.transition = transition
    containerView = transition.animationContainer
    isInteractive = animation.isInteractive
  }

  /// The name of the animator's class.
  var animatorName: String { "\(type(of: animation.animator))" }

  /// The name of the interaction controller's class if it waits for a finger; otherwise, `nil`.
  var waitingInteraction: String? {
    isInteractive ? animation.interaction.map { "\(type(of: $0))" } : nil
  }

  /// Whether the transition has ended.
  var isOver: Bool { transition == nil }
  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === transition?.from ? containerView.bounds : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    transition?.finalFrame(of: vc) ?? .zero
  }

  // MARK: The animation

  /// Starts the animation.
  func start() {
    guard let transition else { return }
    UIApplication.shared.transitionsInFlight.append(transition)
    if let view = transition.view(forKey: .from) { containerView.hold(view) }
    if isInteractive, let interaction = animation.interaction {
      interaction.startInteractiveTransition(self)
    } else {
      duration = animation.animator.transitionDuration(using: self)
      animation.animator.animateTransition(using: self)
    }
    transition.runAnimations(liftingFinger: false)
    if animation.followsPerson { followPerson(transition.swipe) }
  }

  /// Moves the finger of the person who swipes halfway across the screen, and on or back.
  private func followPerson(_ swipe: Swipe) {
    guard swipe != .none,
      let interaction = animation.interaction as? UIPercentDrivenInteractiveTransition
    else { return }
    interaction.update(0.5)
    if swipe == .letGo { interaction.cancel() } else { interaction.finish() }
  }

  /// Starts the animation, but lets what it animates stand still until the finger is lifted.
  func startPaused() {
    duration = animation.animator.transitionDuration(using: self)
    let application = UIApplication.shared
    let outer = application.pausedTransition
    application.pausedTransition = self
    animation.animator.animateTransition(using: self)
    application.pausedTransition = outer
  }

  /// Keeps the end of an animation until the finger is lifted.
  func pause(for seconds: TimeInterval, _ end: @escaping @MainActor () -> Void) {
    paused.append((seconds, end))
  }

  /// Lets the paused animations end when the app settles.
  func resume() {
    let paused = paused
    self.paused = []
    for animation in paused {
      UIApplication.shared.endAnimation(after: animation.seconds, animation.end)
    }
  }

  // MARK: The finger

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  func finishInteractiveTransition() { liftFinger(canceling: false) }

  func cancelInteractiveTransition() { liftFinger(canceling: true) }

  func pauseInteractiveTransition() {
    guard let transition, !isInteractive else { return }
    isInteractive = true
    transition.changeInteraction(to: true)
  }

  private func liftFinger(canceling: Bool) {
    guard let transition, isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = canceling
    transition.liftFinger(canceling: canceling)
  }

  // MARK: The end

  func completeTransition(_ didComplete: Bool) {
    guard let transition, !UIApplication.hasCrashed else { return }
    self.transition = nil
    resume()
    isInteractive = false
    percentComplete = didComplete ? 1 : 0
    UIApplication.shared.transitionsInFlight.removeAll { $0 === transition }
    for view in containerView.subviews where view.controller != nil { containerView.release(view) }
    if containerView !== transition.animationContainer { containerView.removeFromSuperview() }
    transition.end(didComplete: didComplete)
    animation.animator.animationEnded(didComplete)
  }

  /// Ends the transition without callbacks, because the app has ended.
  func abandon() {
    transition = nil
    paused = []
  }
}
