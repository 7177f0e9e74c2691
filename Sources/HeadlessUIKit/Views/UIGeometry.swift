public import Foundation

/// Distances from the four edges; kept, never used.
public nonisolated struct UIEdgeInsets: Equatable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right.
  public var right: CGFloat
  /// No distance.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Edges of a rectangle.
public nonisolated struct UIRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt
  /// Makes edges of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// How the status bar looks; never shown.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
  /// As the screen is, light, or dark.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar changes; never shown.
public nonisolated enum UIStatusBarAnimation: Int, Sendable {
  /// Not at all, in a fade, or by sliding.
  case none, fade, slide
}
