public import Foundation

/// A path of lines and curves, which keeps its points.
@preconcurrency @MainActor
open class CGPath: NSObject {
  /// A part of a path.
  package nonisolated enum Part: Equatable {
    case move(CGPoint), line(CGPoint)
    case quadratic(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case close

    var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadratic(let control, let end): [control, end]
      case .cubic(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }

    package func applying(_ transform: CGAffineTransform) -> CGPath.Part {
      switch self {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quadratic(let control, let end):
        .quadratic(control.applying(transform), end.applying(transform))
      case .cubic(let first, let second, let end):
        .cubic(first.applying(transform), second.applying(transform), end.applying(transform))
      case .close: .close
      }
    }
  }

  package var parts: [Part] = []

  nonisolated deinit {}

  /// Creates an empty path.
  override init() { super.init() }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    addRectangle(rect, transform)
  }

  /// Creates the outline of a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init()
    addRectangle(rect, transform)
  }

  /// Creates the outline of an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    addRectangle(rect, transform)
  }

  /// Whether the path has no points.
  open var isEmpty: Bool { parts.isEmpty }

  /// The last point of the path.
  open var currentPoint: CGPoint { points.last ?? .zero }

  /// The smallest rectangle around all points, including those that only guide curves.
  open var boundingBox: CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The smallest rectangle around the path, approximately.
  open var boundingBoxOfPath: CGRect { boundingBox }

  /// Returns whether the rectangle around the path contains a point.
  open func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { boundingBox.contains(point.applying(transform)) }

  package var points: [CGPoint] { parts.flatMap(\.points) }

  /// Returns a copy.
  open func copy() -> CGPath? { copy(using: nil) }
  /// Returns a copy whose points are transformed.
  open func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    copied(to: CGPath(), transform)
  }
  /// Returns a copy that can be extended.
  open func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }
  /// Returns a copy that can be extended, whose points are transformed.
  open func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    copied(to: CGMutablePath(), transform)
  }

  private func copied<Path: CGPath>(
    to copy: Path, _ transform: UnsafePointer<CGAffineTransform>?
  ) -> Path {
    copy.add(parts, transform?.pointee)
    return copy
  }

  package func add(_ parts: [Part], _ transform: CGAffineTransform? = nil) {
    guard let transform else { return self.parts += parts }
    // A closure would belong to the main actor, but any thread may copy a path.
    for part in parts { self.parts.append(part.applying(transform)) }
  }

  func addRectangle(_ rect: CGRect, _ transform: UnsafePointer<CGAffineTransform>? = nil) {
    let parts: [Part] = [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
    add(parts, transform?.pointee)
  }
}

/// A path that can be extended.
@preconcurrency @MainActor
open class CGMutablePath: CGPath {
  nonisolated deinit {}

  /// Creates an empty path.
  public override init() { super.init() }

  /// Begins a new part at a point.
  open func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    parts.append(.move(point.applying(transform)))
  }
  /// Adds a line to a point.
  open func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    parts.append(.line(point.applying(transform)))
  }
  /// Adds lines between points.
  open func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
  /// Adds a quadratic curve to a point.
  open func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { parts.append(.quadratic(control.applying(transform), end.applying(transform))) }
  /// Adds a cubic curve to a point.
  open func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    parts.append(
      .cubic(control1.applying(transform), control2.applying(transform), end.applying(transform)))
  }
  /// Adds the outline of a rectangle.
  open func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addRectangle(rect.applying(transform))
  }
  /// Adds the outline of an ellipse, kept as its rectangle.
  open func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRectangle(rect.applying(transform))
  }
  /// Adds the outline of a rectangle with round corners, kept as its rectangle.
  open func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) { addRectangle(rect.applying(transform)) }
  /// Adds a part of a circle, kept as a line to its end.
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    for angle in [startAngle, endAngle] {
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      parts.append(parts.isEmpty ? .move(point) : .line(point))
    }
  }
  /// Adds another path.
  open func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.parts, transform)
  }
  /// Closes the current part with a line.
  open func closeSubpath() { parts.append(.close) }
}

/// The rule for the inside of a path.
public nonisolated enum CGPathFillRule: Int, Sendable {
  /// By the number of windings, or by the number of crossings.
  case winding, evenOdd
}

/// The form of a line's ends.
public nonisolated enum CGLineCap: Int32, Sendable {
  /// Without an extension, round, or square.
  case butt, round, square
}

/// The form of a line's joins.
public nonisolated enum CGLineJoin: Int32, Sendable {
  /// Pointed, round, or cut off.
  case miter, round, bevel
}

/// The way in which colors mix; not used.
public nonisolated enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}
