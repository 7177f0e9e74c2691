public import Foundation

/// The state of an animation.
public nonisolated enum UIViewAnimatingState: Int, Sendable {
  /// The animation hasn't started, or has ended.
  case inactive
  /// The animation runs or is paused.
  case active
  /// The animation was stopped, and waits for `finishAnimation(at:)`.
  case stopped
}

/// A place in an animation.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end
  /// The start.
  case start
  /// The place that the animation has reached.
  case current
}

/// An object that controls an animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation runs.
  var isRunning: Bool { get }
  /// Whether the animation runs backward.
  var isReversed: Bool { get set }
  /// The part of the animation that has run, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes the animation.
  func startAnimation()
  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation where it is.
  ///
  /// If `withoutFinishing` is `false`, `finishAnimation(at:)` must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at the given place.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes further closures, and tells when it has ended.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a closure that runs when the animation has run the given part of its duration.
  /// - Default: `addAnimations(animation)`
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure that runs with the animation.
  /// - Default: nothing
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called when the animation has ended.
  /// - Default: nothing
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes a paused animation with another timing.
  /// - Default: `startAnimation()`
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// An animation that can be paused, reversed, and stopped.
///
/// It takes no time: its closures run when it starts, and its completions are called when the app
/// settles.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing of the animation; stored, but not used.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration of the animation, in seconds.
  ///
  /// It determines when the animation ends relative to others.
  open private(set) var duration: TimeInterval
  /// The delay before the animation starts, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether the user can interact with views during the animation; stored, but not used.
  open var isUserInteractionEnabled = true
  /// Whether touches are handled by hand; stored, but not used.
  open var isManualHitTestingEnabled = false
  /// Whether the animation's progress is linear while it is scrubbed; stored, but not used.
  open var scrubsLinearly = true
  /// Whether the animation stays active when it has ended.
  open var pausesOnCompletion = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let changes = AnimatedChanges()
  private var currentState = UIViewAnimatingState.inactive
  private var runs = false
  /// Counts starts, stops and pauses, so that an end that was scheduled before is ignored.
  private var generation = 0

  nonisolated deinit {}

  /// Creates an animation with the given timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  /// Creates an animation with a curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation with a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation of a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// The state of the animation.
  open var state: UIViewAnimatingState { currentState }
  /// Whether the animation runs.
  open var isRunning: Bool { runs }
  /// Whether the animation runs backward, so that it ends at its start.
  open var isReversed = false
  /// Whether the animation can be paused and stopped.
  open var isInterruptible = true
  /// The part of the animation that has run, from 0 to 1.
  ///
  /// Setting it makes the animation active and pauses it.
  open var fractionComplete: CGFloat = 0 {
    didSet { if currentState == .inactive { pauseAnimation() } }
  }

  /// Runs the closures, and ends the animation when the app settles.
  open func startAnimation() {
    guard currentState != .stopped, !runs else { return }
    currentState = .active
    runs = true
    runClosures()
    generation += 1
    let started = generation
    UIApplication.shared.endAnimation(after: delay + duration) { self.end(started) }
  }

  /// Starts the animation.
  ///
  /// Its closures run at once; the delay only determines when it ends relative to others.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Pauses the animation until it is started or continued.
  open func pauseAnimation() {
    guard currentState != .stopped else { return }
    generation += 1
    if currentState == .inactive {
      currentState = .active
      runClosures()
    }
    runs = false
  }

  /// Stops the animation.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard currentState == .active else { return }
    generation += 1
    runs = false
    currentState = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends a stopped animation, and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard currentState == .stopped else { return }
    finish(at: finalPosition)
  }

  /// Adds a closure, which runs at once if the animation is active.
  open func addAnimations(_ animation: @escaping () -> Void) {
    animations.append(animation)
    if currentState == .active { runClosures() }
  }

  /// Adds a closure; the delay isn't used.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds a closure that is called when the animation has ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Resumes a paused animation.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if let parameters { timingParameters = parameters }
    startAnimation()
  }

  private func runClosures() {
    let animations = animations
    self.animations = []
    for animation in animations { changes.record(animation) }
  }

  private func end(_ started: Int) {
    guard started == generation, runs else { return }
    if pausesOnCompletion {
      runs = false
    } else {
      finish(at: isReversed ? .start : .end)
    }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    currentState = .inactive
    runs = false
    if position == .start { changes.undo() } else { changes.forget() }
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}
