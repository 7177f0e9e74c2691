public import Foundation

/// A change from color to color, which is never drawn.
public nonisolated final class CGGradient: Hashable, Sendable {
  /// The space of the colors; `nil` for that of the first color.
  public let colorSpace: CGColorSpace?

  /// Creates a gradient from colors; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - space: The space of the colors; `nil` for that of the first color.
  ///   - colors: The colors, which aren't used.
  ///   - locations: The places of the colors, from 0 to 1, which aren't used.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    guard colors.count > 0 else { return nil }
    colorSpace = space
  }

  /// Creates a gradient from the components of colors; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - space: The space of the colors.
  ///   - components: The components of all colors, which aren't used.
  ///   - locations: The places of the colors, from 0 to 1, which aren't used.
  ///   - count: The number of colors.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    colorSpace = space
  }

  /// Returns whether two gradients are the same object.
  public static func == (left: CGGradient, right: CGGradient) -> Bool { left === right }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
