public import Foundation

/// An image, represented by its name.
///
/// It is never loaded or displayed.
@preconcurrency @MainActor
open class UIImage: NSObject {
  /// The name with which the image was created.
  package let name: String

  nonisolated deinit {}

  /// Creates an empty image.
  public override init() { name = "" }

  /// Creates an image with the name of an image in the app's asset catalog.
  public init?(named name: String) { self.name = name }

  /// Creates an image with the name of an SF Symbol.
  public init?(systemName name: String) { self.name = name }
}
