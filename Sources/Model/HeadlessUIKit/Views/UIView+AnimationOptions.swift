extension UIView {
  /// The speed of an animation over time; stored, but not used.
  public nonisolated enum AnimationCurve: Int, Sendable {
    /// The animation starts and ends slowly.
    case easeInOut
    /// The animation starts slowly.
    case easeIn
    /// The animation ends slowly.
    case easeOut
    /// The animation runs at a constant speed.
    case linear
  }

  /// The options of an animation; only `repeat` and `showHideTransitionViews` have an effect.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out together with their superviews.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// The user can interact with views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// The animation starts from the current state of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// The animation repeats.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// The animation runs forward and backward.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// The animation has its own duration, whatever the enclosing animation's is.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// The animation has its own curve, whatever the enclosing animation's is.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Views are redrawn during the animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// The transition shows and hides subviews instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// The animation has only its own options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// The animation starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation runs at a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The view flips from left to right to reveal the new content.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view flips from right to left to reveal the new content.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The view curls up to reveal the new content.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The new content curls down over the old one.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old content fades into the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view flips from top to bottom to reveal the new content.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view flips from bottom to top to reveal the new content.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// The animation should run at 60 frames per second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// The animation should run at 30 frames per second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// The options of a keyframe animation; only `repeat` has an effect.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out together with their superviews.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// The user can interact with views during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// The animation starts from the current state of a running animation.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// The animation repeats.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// The animation runs forward and backward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Values change linearly between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Values jump from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Values change at an even pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Values change along a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Values change along a smooth curve at an even pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
