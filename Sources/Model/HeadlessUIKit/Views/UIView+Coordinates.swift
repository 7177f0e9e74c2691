import Foundation

extension UIView {
  /// Converts a point of this view to its superview's coordinates.
  func toSuperview(_ point: CGPoint) -> CGPoint {
    guard let rareSettings else {
      return CGPoint(x: point.x + place.minX, y: point.y + place.minY)
    }
    let origin = rareSettings.boundsOrigin
    let centered = CGPoint(
      x: point.x - origin.x - place.width / 2, y: point.y - origin.y - place.height / 2)
    let moved = centered.applying(rareSettings.transform)
    return CGPoint(x: moved.x + place.midX, y: moved.y + place.midY)
  }

  /// Converts a point of the superview to this view's coordinates.
  func fromSuperview(_ point: CGPoint, of superview: UIView? = nil) -> CGPoint {
    guard let rareSettings else {
      return CGPoint(x: point.x - place.minX, y: point.y - place.minY)
    }
    let moved = CGPoint(x: point.x - place.midX, y: point.y - place.midY)
    let centered = moved.applying(rareSettings.transform.inverted())
    let origin = rareSettings.boundsOrigin
    return CGPoint(
      x: centered.x + origin.x + place.width / 2, y: centered.y + origin.y + place.height / 2)
  }

  /// Converts a point of this view to the coordinates of the outermost superview or the window.
  func inTop(_ point: CGPoint) -> CGPoint {
    var (point, view) = (point, self)
    while !(view is UIWindow) {
      point = view.toSuperview(point)
      guard let above = view.around else { break }
      view = above
    }
    return point
  }

  /// Converts a point of the outermost superview or the window to this view's coordinates.
  func fromTop(_ point: CGPoint) -> CGPoint {
    guard !(self is UIWindow) else { return point }
    return fromSuperview(around?.fromTop(point) ?? point)
  }

  func convertCorners(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convert)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
