public import Foundation

/// An interactive transition that is controlled by a percentage.
///
/// It starts the animator's animation and lets it stand still. `finish()` lets the animation end,
/// and `cancel()` lets it run back, both when the app settles. The animator then calls
/// `completeTransition(_:)`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private enum Ending {
    case finish, cancel
  }

  /// The progress of the transition, from 0 to 1: the value most recently passed to `update(_:)`.
  open private(set) var percentComplete: CGFloat = 0
  /// The duration of the transition, in seconds, which the animator specifies.
  open private(set) var duration: CGFloat = 0
  /// The speed at which the rest of the transition runs; it has no effect.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest of the transition; it has no effect.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the rest of an interruptible transition.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts with an interaction.
  open var wantsInteractiveStart = true

  private weak var context: (any UIViewControllerContextTransitioning)?
  /// The animation, if the animator provides one that can be interrupted.
  private var animation: (any UIViewImplicitlyAnimating)?
  /// The app's ending of the interaction while the transition was waiting to begin.
  private var earlyEnding: (ending: Ending, turn: Int)?

  nonisolated deinit {}

  /// Creates an interactive transition with a progress of 0.
  public override init() {}

  /// Starts the animation and lets it stand still.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    animation = nil
    if let context = transitionContext as? TransitionContext { start(context) }
    duration = (transitionContext as? TransitionContext)?.duration ?? 0
    let early = earlyEnding
    earlyEnding = nil
    guard let early, early.turn == UIApplication.shared.turn else { return percentComplete = 0 }
    update(percentComplete)
    switch early.ending {
    case .finish: finish()
    case .cancel: cancel()
    }
  }

  private func start(_ context: TransitionContext) {
    let animation = context.animation.animator.interruptibleAnimator(using: context)
    guard animation !== MissingAnimator.shared else { return context.startPaused() }
    self.animation = animation
    context.isInterruptible = true
    animation.pauseAnimation()
  }

  /// Interrupts the rest of an interruptible transition.
  open func pause() {
    animation?.pauseAnimation()
    context?.pauseInteractiveTransition()
  }

  /// Updates the progress of the transition.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    animation?.fractionComplete = self.percentComplete
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Cancels the transition.
  open func cancel() { end(.cancel) }

  /// Completes the transition.
  open func finish() { end(.finish) }

  /// Ends the interaction.
  ///
  /// If the transition hasn't begun yet, because the app hasn't settled since it was requested, the
  /// interaction ends as soon as it begins.
  private func end(_ ending: Ending) {
    guard let context, (context as? TransitionContext)?.isOver != true else {
      let application = UIApplication.shared
      if application.isUnsettled { earlyEnding = (ending, application.turn) }
      return
    }
    guard context.isInteractive else { return }
    switch ending {
    case .finish: context.finishInteractiveTransition()
    case .cancel: context.cancelInteractiveTransition()
    }
    if let animation {
      animation.isReversed = ending == .cancel
      animation.continueAnimation(withTimingParameters: timingCurve, durationFactor: 0)
    }
    (context as? TransitionContext)?.resume()
  }
}
