public import Foundation

/// A bitmap image, of which only the size is kept.
public nonisolated final class CGImage: Hashable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int

  /// The number of bits of a component: the images of apps have eight.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel: red, green, blue and alpha.
  public var bitsPerPixel: Int { 4 * bitsPerComponent }
  /// The number of bytes of a row.
  public var bytesPerRow: Int { width * bitsPerPixel / 8 }

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Returns the part of the image in a rectangle, in pixels; `nil` if it lies outside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, !part.isEmpty else { return nil }
    return CGImage(width: Int(part.width.rounded(.up)), height: Int(part.height.rounded(.up)))
  }

  /// Returns whether two images are the same object.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
