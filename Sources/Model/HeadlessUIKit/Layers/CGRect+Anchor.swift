import Foundation

extension CGRect {
  /// Creates the rectangle of a size whose anchor point, which is given as parts of the size, is at
  /// a position.
  nonisolated init(size: CGSize, at position: CGPoint, anchor: CGPoint) {
    self.init(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// Returns the anchor point, which is given as parts of the size.
  nonisolated func point(at anchor: CGPoint) -> CGPoint {
    CGPoint(x: minX + anchor.x * width, y: minY + anchor.y * height)
  }
}
