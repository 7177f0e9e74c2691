public import Foundation

/// A layer that keeps the depth of its sublayers; stored, but not drawn.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  nonisolated deinit {}
}

/// A layer that shows a part of a larger one; stored, but not drawn.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  nonisolated deinit {}
  /// The directions in which the layer scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Scrolls to a point.
  open func scroll(to p: CGPoint) { bounds.origin = p }
  /// Scrolls to a rectangle.
  open func scroll(to r: CGRect) { bounds.origin = r.origin }
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
@preconcurrency @MainActor
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
