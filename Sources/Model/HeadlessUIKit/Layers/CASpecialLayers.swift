public import Foundation

/// A layer that keeps the depth of its sublayers; stored, but not drawn.
open class CATransformLayer: CALayer {
  nonisolated deinit {}
}

/// A layer that shows a part of a larger one; stored, but not drawn.
open class CAScrollLayer: CALayer {
  nonisolated deinit {}
  /// The directions in which the layer scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Scrolls to a point, in the directions of `scrollMode`.
  open func scroll(to p: CGPoint) {
    if scrollMode == .horizontally || scrollMode == .both { bounds.origin.x = p.x }
    if scrollMode == .vertically || scrollMode == .both { bounds.origin.y = p.y }
  }
  /// Scrolls as far as makes a rectangle visible, in the directions of `scrollMode`.
  open func scroll(to r: CGRect) {
    scroll(
      to: CGPoint(
        x: Self.origin(of: bounds.minX, bounds.width, showing: r.minX, r.width),
        y: Self.origin(of: bounds.minY, bounds.height, showing: r.minY, r.height)))
  }

  private static func origin(
    of start: CGFloat, _ length: CGFloat, showing first: CGFloat, _ extent: CGFloat
  ) -> CGFloat {
    first < start || extent > length ? first : max(start, first + extent - length)
  }
}

/// The directions in which a layer scrolls.
public nonisolated struct CAScrollLayerScrollMode: Hashable, RawRepresentable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// None.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// All.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that is drawn in tiles; stored, but not drawn.
open class CATiledLayer: CALayer {
  nonisolated deinit {}
  /// The number of levels of detail.
  open var levelsOfDetail = 1
  /// The number of levels of detail above the normal one.
  open var levelsOfDetailBias = 0
  /// The largest size of a tile, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)

  /// The time in which a new tile fades in, in seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
