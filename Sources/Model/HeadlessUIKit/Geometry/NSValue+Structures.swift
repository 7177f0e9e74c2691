public import Foundation

// On Linux, Foundation's values hold arrays of numbers, but no structures of other modules.

nonisolated extension NSValue {
  private convenience init(numbers: [CGFloat]) {
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  /// Returns the numbers that the value holds; zeros if it doesn't hold as many.
  private func numbers(_ count: Int) -> [CGFloat] {
    var numbers = [CGFloat](repeating: 0, count: count)
    if String(cString: objCType) == "[\(count)d]" { getValue(&numbers) }
    return numbers
  }

  /// Creates a value from a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }
  /// The value as a vector.
  public var cgVectorValue: CGVector {
    let all = numbers(2)
    return CGVector(dx: all[0], dy: all[1])
  }
  /// Creates a value from a transform in two dimensions.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    self.init(numbers: [a, b, c, d, transform.tx, transform.ty])
  }
  /// The value as a transform in two dimensions.
  public var cgAffineTransformValue: CGAffineTransform {
    let all = numbers(6)
    return CGAffineTransform(all[0], all[1], all[2], all[3], all[4], all[5])
  }
  /// Creates a value from insets in reading direction.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// The value as insets in reading direction.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let all = numbers(4)
    return NSDirectionalEdgeInsets(
      top: all[0], leading: all[1], bottom: all[2], trailing: all[3])
  }
  /// Creates a value from an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [offset.horizontal, offset.vertical])
  }
  /// The value as an offset.
  public var uiOffsetValue: UIOffset {
    let all = numbers(2)
    return UIOffset(horizontal: all[0], vertical: all[1])
  }
  /// Creates a value from a transform in three dimensions.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbers: transform.rows.flatMap(\.self))
  }
  /// The value as a transform in three dimensions.
  public var caTransform3DValue: CATransform3D {
    let all = numbers(16)
    return CATransform3D(rows: (0..<4).map { Array(all[4 * $0..<4 * $0 + 4]) })
  }
}
