public import Foundation

/// Animations take no time: they end when the app settles, in the order of their delays and durations.
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
    finish(after: delay + duration, completion)
  }

  /// Makes the changes immediately, and calls the completion handler when the animation ends.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(after: delay + duration, completion)
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
    finish(after: delay + duration, completion)
  }

  /// Makes the changes immediately.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) { animations() }

  /// Makes the changes immediately.
  ///
  /// Views are never animated.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Does nothing.
  ///
  /// In UIKit, enables or disables animations.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
  /// Whether animations are enabled; always `true`.
  public static var areAnimationsEnabled: Bool { true }

  private static func finish(after seconds: TimeInterval, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    UIApplication.shared.endAnimation(after: seconds) { completion(true) }
  }
}
