public import Foundation

extension UIView {
  /// How an animation goes; kept by nobody.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Slow nowhere.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// From what is there to what will be, in a fade.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// From what is there to what will be, in a flip from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// From what is there to what will be, in a flip from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Views can be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Begins where the one before is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Animates subviews by showing and hiding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
  }

  /// Runs changes at once, and what waits for their end when the app settles.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(completion)
  }

  /// Runs changes at once, and what waits for their end when the app settles.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(completion)
  }

  /// Runs changes at once, and what waits for their end when the app settles.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(completion)
  }

  /// Runs changes at once, and what waits for their end when the app settles.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    finish(completion)
  }

  /// Runs changes; nothing is animated anyway.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Whether views animate; kept by nobody.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
  /// Whether views animate.
  public static var areAnimationsEnabled: Bool { true }

  private static func finish(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    UIApplication.shared.settleLater(DeferredCall { completion(true) })
  }
}
