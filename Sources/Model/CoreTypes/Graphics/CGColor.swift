public import Foundation

/// A color, defined by its components.
public nonisolated final class CGColor: Hashable, Sendable {
  /// The red, green, blue, and alpha components, from 0 to 1.
  public let components: [CGFloat]?

  /// Creates a color from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Creates a color from components between 0 and 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a shade of gray from a white level between 0 and 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }
  /// The number of components.
  public var numberOfComponents: Int { 4 }

  /// Returns the same color with a different opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    let parts = components ?? [0, 0, 0, 1]
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Returns whether two colors have the same components.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.components == other.components
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
