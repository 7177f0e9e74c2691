public import Foundation

/// A matrix for scaling, rotating, and moving points.
public nonisolated struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The matrix's entries.
  public var a: CGFloat
  /// The entry at row 1, column 2.
  public var b: CGFloat
  /// The entry at row 2, column 1.
  public var c: CGFloat
  /// The entry at row 2, column 2.
  public var d: CGFloat
  /// The horizontal translation.
  public var tx: CGFloat
  /// The vertical translation.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform whose entries are zero.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a transform from its entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a transform from its entries.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) { self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

  /// Reads the entries in their order, without keys.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    try self.init(
      a: numbers.decode(CGFloat.self),
      b: numbers.decode(CGFloat.self),
      c: numbers.decode(CGFloat.self),
      d: numbers.decode(CGFloat.self),
      tx: numbers.decode(CGFloat.self),
      ty: numbers.decode(CGFloat.self))
  }

  /// Writes the entries in their order, without keys.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(contentsOf: [a, b, c, d, tx, ty])
  }

  /// Creates a transform that scales by the given factors.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a transform that moves by the given distances, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a transform that rotates by an angle, in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Returns a transform that moves first and then does what this one does.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns a transform that scales first and then does what this one does.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns a transform that rotates first, by radians, and then does what this one does.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that undoes this one; this one if it can't be undone.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Returns a transform that does what this one does, and then what another one does.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d, tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty)
  }
}

extension CGPoint {
  /// Returns the transformed point.
  public nonisolated func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }
}

extension CGSize {
  /// Returns the transformed size.
  public nonisolated func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
  }
}

extension CGRect {
  /// Returns the smallest rectangle around the transformed corners.
  public nonisolated func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// Returns the rectangle inside the given distances from the edges.
  public nonisolated func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
