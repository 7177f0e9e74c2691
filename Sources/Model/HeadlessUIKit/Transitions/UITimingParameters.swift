public import Foundation

/// The kind of an animation's timing.
public nonisolated enum UITimingCurveType: Int, Sendable {
  /// A built-in curve.
  case builtin
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A curve combined with a spring.
  case composed
}

/// The timing of an animation; stored, but not used.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of the timing.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The timing of a curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCoding {
  /// The built-in curve.
  open private(set) var animationCurve = UIView.AnimationCurve.easeInOut
  /// The first control point of the curve.
  open private(set) var controlPoint1 = CGPoint.zero
  /// The second control point of the curve.
  open private(set) var controlPoint2 = CGPoint(x: 1, y: 1)

  nonisolated deinit {}

  /// Creates the default timing.
  public override init() {}
  /// Creates the timing of a built-in curve.
  public init(animationCurve curve: UIView.AnimationCurve) { animationCurve = curve }
  /// Creates the timing of a cubic Bézier curve.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    controlPoint1 = point1
    controlPoint2 = point2
  }
  /// Creates the default timing; archives aren't available on Linux.
  public required init?(coder: NSCoder) { super.init() }
  /// Does nothing, because archives aren't available on Linux.
  open func encode(with coder: NSCoder) {}

  /// The kind of the timing.
  open var timingCurveType: UITimingCurveType { .cubic }
  /// The timing itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCoding {
  /// The spring's initial velocity.
  open private(set) var initialVelocity = CGVector.zero

  nonisolated deinit {}

  /// Creates the default timing.
  public override init() {}
  /// Creates the timing of a spring with the given damping, from 0 to 1.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
  }
  /// Creates the timing of a spring with the given physical constants.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
  }
  /// Creates the default timing; archives aren't available on Linux.
  public required init?(coder: NSCoder) { super.init() }
  /// Does nothing, because archives aren't available on Linux.
  open func encode(with coder: NSCoder) {}

  /// The kind of the timing.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The timing itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}

/// A vector in two dimensions; Foundation on Linux doesn't provide this type.
public nonisolated struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat
  /// The vector without a length.
  public static let zero = CGVector(dx: 0, dy: 0)
  /// Creates a vector without a length.
  public init() { self.init(dx: 0, dy: 0) }
  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Reads the components in their order, without keys.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    try self.init(dx: numbers.decode(CGFloat.self), dy: numbers.decode(CGFloat.self))
  }

  /// Writes the components in their order, without keys.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(contentsOf: [dx, dy])
  }
}
