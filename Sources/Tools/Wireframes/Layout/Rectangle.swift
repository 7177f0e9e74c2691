/// A rectangle in points.
struct Rectangle: Hashable {
  var x: Int, y: Int, width: Int, height: Int

  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var midX: Int { x + width / 2 }
  var midY: Int { y + height / 2 }

  /// Returns the rectangle without a margin at the left and right, and one at the top and bottom.
  func inset(_ horizontal: Int, _ vertical: Int = 0) -> Rectangle {
    Rectangle(x + horizontal, y + vertical, width - 2 * horizontal, height - 2 * vertical)
  }

  func contains(_ other: Rectangle) -> Bool {
    other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY
  }

  /// Returns the part of the rectangle that is inside another one.
  func clipped(to other: Rectangle) -> Rectangle {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rectangle(left, top, min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
  }

  /// Returns a rectangle of the given size with the same center.
  func centered(_ width: Int, _ height: Int) -> Rectangle {
    let width = min(width, self.width)
    let height = min(height, self.height)
    return Rectangle(x + (self.width - width) / 2, y + (self.height - height) / 2, width, height)
  }
}
