public import Foundation

/// A layer that emits particles, such as confetti; stored, but not drawn.
open class CAEmitterLayer: CALayer {
  nonisolated deinit {}
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// The center from which particles come, in points.
  open var emitterPosition = CGPoint.zero
  /// The place of the center along the z axis.
  open var emitterZPosition: CGFloat = 0
  /// The size of the form from which particles come, in points.
  open var emitterSize = CGSize.zero
  /// The depth of that form.
  open var emitterDepth: CGFloat = 0
  /// The form from which particles come.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the form from which particles come.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order in which particles are combined.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The factor of the particles' rates.
  open var birthRate: Float = 1
  /// The factor of the particles' lifetimes.
  open var lifetime: Float = 1
  /// The factor of the particles' speeds.
  open var velocity: Float = 1
  /// The factor of the particles' scales.
  open var scale: Float = 1
  /// The factor of the particles' rotations.
  open var spin: Float = 1
  /// The seed of the random numbers.
  open var seed: UInt32 = 0
  /// Whether particles are placed in three dimensions.
  open var preservesDepth = false
}

/// A kind of particles; stored, but not drawn.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  nonisolated deinit {}
  /// The image of a particle.
  open var contents: Any?
  /// The number of pixels to a point.
  open var contentsScale: CGFloat = 1
  /// The name of the kind.
  open var name: String?
  /// Whether there are such particles.
  open var isEnabled = true
  /// The color.
  open var color: CGColor?
  /// The number of particles in a second.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float = 0
  /// By how much lifetimes differ, in seconds.
  open var lifetimeRange: Float = 0
  /// The speed, in points a second.
  open var velocity: CGFloat = 0
  /// By how much speeds differ.
  open var velocityRange: CGFloat = 0
  /// The acceleration along the x axis.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along the y axis.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along the z axis.
  open var zAcceleration: CGFloat = 0
  /// The scale.
  open var scale: CGFloat = 1
  /// By how much scales differ.
  open var scaleRange: CGFloat = 0
  /// By how much the scale changes in a second.
  open var scaleSpeed: CGFloat = 0
  /// By how much a particle turns in a second.
  open var spin: CGFloat = 0
  /// By how much rotations differ.
  open var spinRange: CGFloat = 0
  /// The latitude of the direction, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The longitude of the direction, in radians.
  open var emissionLongitude: CGFloat = 0
  /// By how much directions differ, in radians.
  open var emissionRange: CGFloat = 0
  /// By how much the red parts differ.
  open var redRange: Float = 0
  /// By how much the green parts differ.
  open var greenRange: Float = 0
  /// By how much the blue parts differ.
  open var blueRange: Float = 0
  /// By how much the opacities differ.
  open var alphaRange: Float = 0
  /// By how much the red part changes in a second.
  open var redSpeed: Float = 0
  /// By how much the green part changes in a second.
  open var greenSpeed: Float = 0
  /// By how much the blue part changes in a second.
  open var blueSpeed: Float = 0
  /// By how much the opacity changes in a second.
  open var alphaSpeed: Float = 0
  /// The particles that a particle emits.
  open var emitterCells: [CAEmitterCell]?
}

/// The form from which particles come.
public nonisolated struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
  /// The name of the form.
  public let rawValue: String
  /// Creates a form from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a form from which particles come.
public nonisolated struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
  /// The name of the part.
  public let rawValue: String
  /// Creates a part from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Its inside.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are combined.
public nonisolated struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
  /// The name of the way.
  public let rawValue: String
  /// Creates a way from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// From back to front.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// By addition.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
