public import Foundation

/// An animation of a layer, which takes no time: it ends when the app settles.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction, CAMediaTiming, @preconcurrency NSCoding {
  nonisolated deinit {}

  /// Creates an animation.
  public override init() { super.init() }

  /// Creates an animation; archives aren't available on Linux.
  public required init?(coder: NSCoder) { super.init() }
  /// Does nothing, because archives aren't available on Linux.
  open func encode(with coder: NSCoder) {}

  /// The delegate, which is notified of the start and the end; a strong reference, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets the animation when it ends.
  open var isRemovedOnCompletion = true
  /// The pace of the animation; stored, but not used.
  open var timingFunction: CAMediaTimingFunction?
  /// The duration, in seconds.
  open var duration: CFTimeInterval = 0
  /// The start, in seconds; stored, but not used.
  open var beginTime: CFTimeInterval = 0
  /// The offset in time, in seconds; stored, but not used.
  open var timeOffset: CFTimeInterval = 0
  /// The speed; stored, but not used.
  open var speed: Float = 1
  /// The number of repetitions; an animation that repeats forever doesn't end.
  open var repeatCount: Float = 0
  /// The duration of the repetitions, in seconds; stored, but not used.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether the animation also runs backward.
  open var autoreverses = false
  /// The state that is shown before and after the animation; stored, but not used.
  open var fillMode = CAMediaTimingFillMode.removed
  private var values: [String: Any] = [:]
  private var runs = false
  private var forget: (() -> Void)?

  /// Does nothing: a layer runs an animation that is added to it.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  /// Returns the default value of a property; `nil`.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Returns whether a value is archived; always `false`.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// Returns a value that the app stored for a key.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Stores a value for a key.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  func start(_ forget: @escaping () -> Void) {
    self.forget = forget
    runs = true
    delegate?.animationDidStart(self)
    guard repeatCount < .greatestFiniteMagnitude, repeatCount.isFinite else { return }
    let time = duration * Double(max(repeatCount, 1)) * (autoreverses ? 2 : 1)
    let time0 = UIView.areAnimationsEnabled ? time : 0
    UIApplication.shared.endAnimation(after: time0) { [weak self] in self?.stop(finished: true) }
  }

  func stop(finished: Bool) {
    guard runs else { return }
    runs = false
    let forget = forget
    self.forget = nil
    forget?()
    delegate?.animationDidStop(self, finished: finished)
  }
}

/// An animation's delegate.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation begins.
  /// - Default: nothing
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended or has been removed.
  /// - Default: nothing
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  nonisolated deinit {}
  /// The property.
  open var keyPath: String?
  /// Whether the values are added to the property's; stored, but not used.
  open var isAdditive = false
  /// Whether the values are added up in repetitions; stored, but not used.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  nonisolated deinit {}
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference of both.
  open var byValue: Any?
}

/// An animation like a spring.
open class CASpringAnimation: CABasicAnimation {
  nonisolated deinit {}
  /// The mass of the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The speed at the start.
  open var initialVelocity: CGFloat = 0
  /// The time until the spring rests, in seconds: the duration.
  open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  nonisolated deinit {}
  /// The values.
  open var values: [Any]?
  /// The path.
  open var path: CGPath?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The paces between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way from value to value.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension of a curve between the values; stored, but not used.
  open var tensionValues: [NSNumber]?
  /// The continuity of a curve between the values; stored, but not used.
  open var continuityValues: [NSNumber]?
  /// The bias of a curve between the values; stored, but not used.
  open var biasValues: [NSNumber]?
  /// Whether the object turns along the path.
  open var rotationMode: CAAnimationRotationMode?
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
  nonisolated deinit {}
  /// The animations.
  open var animations: [CAAnimation]?
}

/// A transition of a layer.
open class CATransition: CAAnimation {
  nonisolated deinit {}
  /// The kind of the transition.
  open var type = CATransitionType.fade
  /// The direction of the transition.
  open var subtype: CATransitionSubtype?
  /// The start, from 0 to 1.
  open var startProgress: Float = 0
  /// The end, from 0 to 1.
  open var endProgress: Float = 1
}

/// The pace of an animation; stored, but not used.
@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
  nonisolated deinit {}
  private let points: [Float]

  /// Creates a pace by name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// Creates a pace from the control points of a curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
  }

  /// Reads a point of the curve, from 0 to 3: its start, two control points, and its end.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard 0...3 ~= idx else { return }
    (ptr[0], ptr[1]) = (points[2 * idx], points[2 * idx + 1])
  }
}

/// The name of a pace.
public nonisolated struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At a constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the start and the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The system's pace.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The state that an animation shows before and after its time.
public nonisolated struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The way from value to value.
public nonisolated struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// In jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At an even pace.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a curve at an even pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether an object turns along a path.
public nonisolated struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It turns with the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// It turns against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The kind of a layer's transition.
public nonisolated struct CATransitionType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a layer's transition.
public nonisolated struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a direction from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
