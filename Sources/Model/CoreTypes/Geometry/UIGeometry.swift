public import Foundation

/// Distances from the four edges of a rectangle; stored, but not used.
public nonisolated struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat
  /// Insets with a distance of zero at all edges.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets with a distance of zero at all edges.
  public init() { self = .zero }

  /// Creates insets from the distances at the four edges.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Reads the distances in UIKit's order, without keys.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    try self.init(
      top: numbers.decode(CGFloat.self),
      left: numbers.decode(CGFloat.self),
      bottom: numbers.decode(CGFloat.self),
      right: numbers.decode(CGFloat.self))
  }

  /// Writes the distances in UIKit's order, without keys.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(contentsOf: [top, left, bottom, right])
  }
}

/// A set of edges of a rectangle.
public nonisolated struct UIRectEdge: OptionSet, Sendable {
  /// The set's bit mask.
  public let rawValue: UInt
  /// Creates a set of edges from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The style of the status bar; not used.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
  /// The default style, light content, or dark content.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// A distance in two dimensions; stored, but not used.
public nonisolated struct UIOffset: Equatable, Codable, Sendable {
  /// The horizontal distance.
  public var horizontal: CGFloat
  /// The vertical distance.
  public var vertical: CGFloat
  /// No distance.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Creates an offset without a distance.
  public init() { self = .zero }

  /// Creates an offset from its distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Reads the distances in UIKit's order, without keys.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    try self.init(
      horizontal: numbers.decode(CGFloat.self),
      vertical: numbers.decode(CGFloat.self))
  }

  /// Writes the distances in UIKit's order, without keys.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(contentsOf: [horizontal, vertical])
  }
}

/// The reading direction of the user interface.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right, or from right to left.
  case leftToRight, rightToLeft
}

/// The animation for showing or hiding the status bar; not used.
public nonisolated enum UIStatusBarAnimation: Int, Sendable {
  /// No animation, a fade, or a slide.
  case none, fade, slide
}

/// Distances from the four edges of a rectangle, in reading direction; stored, but not used.
public nonisolated struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge where text begins.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge where text ends.
  public var trailing: CGFloat
  /// Insets with a distance of zero at all edges.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets with a distance of zero at all edges.
  public init() { self = .zero }

  /// Creates insets from the distances at the four edges.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Reads the distances in UIKit's order, without keys.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    try self.init(
      top: numbers.decode(CGFloat.self),
      leading: numbers.decode(CGFloat.self),
      bottom: numbers.decode(CGFloat.self),
      trailing: numbers.decode(CGFloat.self))
  }

  /// Writes the distances in UIKit's order, without keys.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(contentsOf: [top, leading, bottom, trailing])
  }
}

/// A set of edges of a rectangle, in reading direction.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The set's bit mask.
  public let rawValue: UInt
  /// Creates a set of edges from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where text begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A set of corners of a rectangle.
public nonisolated struct UIRectCorner: OptionSet, Sendable {
  /// The set's bit mask.
  public let rawValue: UInt
  /// Creates a set of corners from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A set of axes along which views are arranged.
public nonisolated struct UIAxis: OptionSet, Sendable {
  /// The set's bit mask.
  public let rawValue: UInt
  /// Creates a set of axes from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
