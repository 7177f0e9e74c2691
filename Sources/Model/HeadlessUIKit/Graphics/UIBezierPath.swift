public import Foundation

/// A path of lines and curves, which keeps its points and is never drawn.
@preconcurrency @MainActor
open class UIBezierPath: NSObject, @preconcurrency NSCoding, NSCopying {
  private var path = CGMutablePath()

  nonisolated deinit {}

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates an empty path; archives aren't available on Linux.
  public required init?(coder: NSCoder) { super.init() }

  /// Does nothing, because archives aren't available on Linux.
  open func encode(with coder: NSCoder) {}

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  /// Creates the outline of an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }
  /// Creates the outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
  /// Creates the outline of a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }
  /// Creates a part of a circle; the angles are in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Creates a path from a `CGPath`.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  /// The path as a `CGPath`.
  open var cgPath: CGPath {
    get { path }
    set {
      let copy = CGMutablePath()
      copy.addPath(newValue)
      path = copy
    }
  }
  /// Begins a new part at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle; the angles are in radians.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Closes the current part with a line.
  open func close() { path.closeSubpath() }
  /// Removes all points.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Returns the path itself; the points stay as they are.
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: path) }
  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    let parts = path.parts
    path.parts = []
    path.add(parts, transform)
  }
  /// Whether the path has no points.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around all points.
  open var bounds: CGRect { path.boundingBox }
  /// The last point.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Returns whether the rectangle around the path contains a point.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// The width of the line, in points; stored, but not used.
  open var lineWidth: CGFloat = 1
  /// The form of the line's ends; stored, but not used.
  open var lineCapStyle = CGLineCap.butt
  /// The form of the line's joins; stored, but not used.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of pointed joins; stored, but not used.
  open var miterLimit: CGFloat = 10
  /// The accuracy with which curves are drawn; stored, but not used.
  open var flatness: CGFloat = 0.6
  /// Whether the inside is where lines cross an odd number of times; stored, but not used.
  open var usesEvenOddFillRule = false
  /// Sets the dash pattern; it isn't used.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func fill() {}
  /// Does nothing, because nothing is drawn.
  open func stroke() {}
  /// Does nothing, because nothing is drawn.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func addClip() {}

  /// Returns a copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    OnAnyThread.run { copied() }
  }

  private func copied() -> UIBezierPath {
    let copy = ClassInitializer.make(type(of: self))
    copy.cgPath = cgPath
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}
