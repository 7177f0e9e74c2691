public import Foundation

/// Animations take no time: they end when the app settles, in the order of their delays and
/// durations.
extension UIView {
  /// Makes the changes immediately, and calls the completion handler when the animation ends.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(after: duration, completion)
  }

  /// Makes the changes immediately, and calls the completion handler when the animation ends.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(after: delay + duration, repeats: options.contains(.repeat), completion)
  }

  /// Makes the changes immediately, and calls the completion handler when the animation ends.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(after: delay + duration, repeats: options.contains(.repeat), completion)
  }

  /// Makes the changes immediately, and calls the completion handler when the animation ends.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    finish(after: duration, completion)
  }

  /// Replaces one view with another in its superview immediately, and calls the completion handler
  /// when the animation ends.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if let superview = fromView.superview {
      superview.addSubview(toView)
      fromView.removeFromSuperview()
    }
    finish(after: duration, completion)
  }

  /// Makes the changes immediately, and calls the completion handler when the animation ends.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(after: delay + duration, repeats: options.contains(.repeat), completion)
  }

  /// Makes the changes immediately.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) { animations() }

  /// Makes the changes while animations are disabled.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(wereEnabled)
  }

  /// Begins an animation that is committed later; its changes are made immediately.
  public static func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {}
  /// Commits the animation that was begun last.
  public static func commitAnimations() {}
  /// Sets the duration of the animation that was begun last; not used.
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  /// Sets the delay of the animation that was begun last; not used.
  public static func setAnimationDelay(_ delay: TimeInterval) {}
  /// Sets the curve of the animation that was begun last; not used.
  public static func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Sets whether the animation that was begun last starts from the state of another; not used.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// Enables or disables animations; while they are disabled, they have no duration.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animationsEnabled = enabled
  }
  /// Whether animations are enabled.
  public static var areAnimationsEnabled: Bool { UIApplication.shared.animationsEnabled }

  /// Ends an animation; one that repeats doesn't end.
  private static func finish(
    after seconds: TimeInterval, repeats: Bool = false, _ completion: ((Bool) -> Void)?
  ) {
    guard let completion, !repeats else { return }
    UIApplication.shared.endAnimation(after: areAnimationsEnabled ? seconds : 0) {
      completion(true)
    }
  }
}
