public import Foundation

extension UIView {
  /// The options of an animation; not used.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The animation starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation runs at a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The old content fades into the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view flips from left to right to reveal the new content.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view flips from right to left to reveal the new content.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The user can interact with views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// The animation starts from the current state of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// The transition shows and hides subviews instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
  }

  /// Makes the changes immediately, and calls the completion handler when the app settles.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(completion)
  }

  /// Makes the changes immediately, and calls the completion handler when the app settles.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(completion)
  }

  /// Makes the changes immediately, and calls the completion handler when the app settles.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(completion)
  }

  /// Makes the changes immediately, and calls the completion handler when the app settles.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    finish(completion)
  }

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

  private static func finish(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    UIApplication.shared.settleLater(DeferredCall { completion(true) })
  }
}
