public import Foundation

/// An image by its name; never loaded and never shown.
@preconcurrency @MainActor
open class UIImage: NSObject {
  /// The name that the image was asked for by.
  package let name: String

  nonisolated deinit {}

  /// Names an image of the app's asset catalogue.
  public init?(named name: String) { self.name = name }

  /// Names an SF Symbol.
  public init?(systemName name: String) { self.name = name }
}
