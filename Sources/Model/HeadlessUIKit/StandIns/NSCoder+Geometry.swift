public import Foundation

// Geometry in archives is text, as on iOS: numbers in braces. Foundation on Linux ends the program
// if an archive hasn't got a key, so each is asked for first.
nonisolated extension NSCoder {
  /// Encodes a transform.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(Self.string(for: transform) as NSString, forKey: key)
  }
  /// Encodes a vector.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(Self.string(for: vector) as NSString, forKey: key)
  }
  /// Encodes insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets) as NSString, forKey: key)
  }
  /// Encodes insets.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(Self.string(for: insets) as NSString, forKey: key)
  }
  /// Encodes an offset.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(Self.string(for: offset) as NSString, forKey: key)
  }

  /// Decodes a rectangle; `zero` if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }
  /// Decodes a point; `zero` if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }
  /// Decodes a size; `zero` if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }
  /// Decodes a transform; the identity if there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    text(key).map(Self.cgAffineTransform(for:)) ?? .identity
  }
  /// Decodes a vector; `zero` if there is none.
  public func decodeCGVector(forKey key: String) -> CGVector {
    Self.cgVector(for: text(key) ?? "")
  }
  /// Decodes insets; `zero` if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    Self.uiEdgeInsets(for: text(key) ?? "")
  }
  /// Decodes insets; `zero` if there are none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    Self.nsDirectionalEdgeInsets(for: text(key) ?? "")
  }
  /// Decodes an offset; `zero` if there is none.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    Self.uiOffset(for: text(key) ?? "")
  }

  private func text(_ key: String) -> String? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: NSString.self, forKey: key) as String?
  }

  // MARK: Text

  /// Returns a rectangle as text, such as `{{0, 0}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns a point as text, such as `{1, 2}`.
  public class func string(for point: CGPoint) -> String { text(point.x, point.y) }
  /// Returns a size as text, such as `{1, 2}`.
  public class func string(for size: CGSize) -> String { text(size.width, size.height) }
  /// Returns a vector as text, such as `{1, 2}`.
  public class func string(for vector: CGVector) -> String { text(vector.dx, vector.dy) }
  /// Returns an offset as text, such as `{1, 2}`.
  public class func string(for offset: UIOffset) -> String {
    text(offset.horizontal, offset.vertical)
  }
  /// Returns insets as text: top, left, bottom, right.
  public class func string(for insets: UIEdgeInsets) -> String {
    text(insets.top, insets.left, insets.bottom, insets.right)
  }
  /// Returns insets as text: top, leading, bottom, trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text(insets.top, insets.leading, insets.bottom, insets.trailing)
  }
  /// Returns a transform as text, such as `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[" + numbers.map(number).joined(separator: ", ") + "]"
  }

  /// Returns the rectangle that a text describes; `zero` if it describes none.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(string, 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// Returns the point that a text describes; `zero` if it describes none.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// Returns the size that a text describes; `zero` if it describes none.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// Returns the vector that a text describes; `zero` if it describes none.
  public class func cgVector(for string: String) -> CGVector {
    let numbers = numbers(string, 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }
  /// Returns the offset that a text describes; `zero` if it describes none.
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = numbers(string, 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }
  /// Returns the insets that a text describes; `zero` if it describes none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(string, 4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  /// Returns the insets that a text describes; `zero` if it describes none.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let numbers = numbers(string, 4)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
  /// Returns the transform that a text describes; the identity if it describes none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let numbers = numbers(string, 6)
    guard numbers.contains(where: { $0 != 0 }) else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  private class func text(_ numbers: CGFloat...) -> String {
    "{" + numbers.map(number).joined(separator: ", ") + "}"
  }

  private class func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// Returns the numbers in a text; only zeros if their count is another one.
  private class func numbers(_ text: String, _ count: Int) -> [CGFloat] {
    let found = text.split { "{}[], ".contains($0) }.compactMap { Double($0) }
    return found.count == count ? found.map { CGFloat($0) } : Array(repeating: 0, count: count)
  }
}

/// Returns a rectangle as text.
public nonisolated func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// Returns a point as text.
public nonisolated func NSStringFromCGPoint(_ point: CGPoint) -> String {
  NSCoder.string(for: point)
}
/// Returns a size as text.
public nonisolated func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
