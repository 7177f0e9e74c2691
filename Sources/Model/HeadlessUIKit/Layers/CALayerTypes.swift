public import Foundation

/// An action for a change of a layer's property; never run.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// In Core Animation, called for an event of an object, such as a change of a layer's property.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The object that an app names as the action of a change that isn't animated.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// A layer's delegate, which is never asked to draw.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// In UIKit, called to display the layer.
  /// - Default: nothing
  func display(_ layer: CALayer)
  /// In UIKit, called to draw the layer.
  /// - Default: nothing
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// In UIKit, called before the layer is drawn.
  /// - Default: nothing
  func layerWillDraw(_ layer: CALayer)
  /// In UIKit, called to lay out the sublayers.
  /// - Default: nothing
  func layoutSublayers(of layer: CALayer)
  /// In UIKit, called to get the action for a change.
  /// - Default: `nil`
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

/// A set of corners of a layer.
public nonisolated struct CACornerMask: OptionSet, Sendable {
  /// The set's bit mask.
  public let rawValue: UInt
  /// Creates a set of corners from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The curve of a layer's corners.
public nonisolated struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  /// The name of the curve.
  public let rawValue: String
  /// Creates a curve from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A smooth curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The way in which a layer's contents fill it.
public nonisolated struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  /// The name of the way.
  public let rawValue: String
  /// Creates a way from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the center, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the size of the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as the layer, without changing proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Filling the layer, without changing proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// At the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At the top left.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the top right.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At the bottom left.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At the bottom right.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}

/// A layer with a gradient of colors; stored, but not drawn.
open class CAGradientLayer: CALayer {
  nonisolated deinit {}
  /// The colors.
  open var colors: [Any]?
  /// The places of the colors, from 0 to 1.
  open var locations: [NSNumber]?
  /// The start of the gradient, as parts of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient, as parts of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of the gradient.
  open var type = CAGradientLayerType.axial
}

/// The kind of a gradient.
public nonisolated struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In circles.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer with a path; stored, but not drawn.
open class CAShapeLayer: CALayer {
  nonisolated deinit {}
  /// The path.
  open var path: CGPath?
  /// The color inside the path.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The rule for the inside of the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The color of the path.
  open var strokeColor: CGColor?
  /// The start of the part that is stroked, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The end of the part that is stroked, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The limit of pointed joins.
  open var miterLimit: CGFloat = 10
  /// The form of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The form of the line's joins.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The start of the dash pattern.
  open var lineDashPhase: CGFloat = 0
  /// The dash pattern.
  open var lineDashPattern: [NSNumber]?
}

/// The rule for the inside of a path.
public nonisolated struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// Creates a rule from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the number of windings.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By the number of crossings.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The form of a line's ends.
public nonisolated struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  /// The name of the form.
  public let rawValue: String
  /// Creates a form from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Without an extension.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The form of a line's joins.
public nonisolated struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  /// The name of the form.
  public let rawValue: String
  /// Creates a form from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that repeats its sublayers; stored, but not drawn.
open class CAReplicatorLayer: CALayer {
  nonisolated deinit {}
  /// The number of repetitions.
  open var instanceCount = 1
  /// The delay between repetitions, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from one repetition to the next.
  open var instanceTransform: CATransform3D = CATransform3DIdentity
  /// The color of the repetitions.
  open var instanceColor: CGColor?
  /// By how much red changes from one repetition to the next.
  open var instanceRedOffset: Float = 0
  /// By how much green changes from one repetition to the next.
  open var instanceGreenOffset: Float = 0
  /// By how much blue changes from one repetition to the next.
  open var instanceBlueOffset: Float = 0
  /// By how much the opacity changes from one repetition to the next.
  open var instanceAlphaOffset: Float = 0
  /// Whether repetitions are placed in three dimensions.
  open var preservesDepth = false
}

/// A set of edges of a layer.
public nonisolated struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The set's bit mask.
  public let rawValue: UInt32
  /// Creates a set of edges from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The filter by which a layer's contents are scaled.
public nonisolated struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a filter from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The color of the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// A mixture of pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// A mixture of pixels of a smaller version.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The format in which a layer's contents are stored.
public nonisolated struct CALayerContentsFormat: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a format from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Colors of 8 bits.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Colors of 16 bits.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Shades of gray of 8 bits.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}
