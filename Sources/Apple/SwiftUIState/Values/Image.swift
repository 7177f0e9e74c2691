public import Foundation
public import HeadlessUIKit

/// An image by its name, or one of UIKit's.
public nonisolated struct Image: View, Equatable, Sendable {
  private enum Source: Equatable, Sendable {
    case named(String)
    case system(String)
    case uiImage(UIImage)
  }

  private let source: Source

  /// Creates an image of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }
  /// Creates an image of an asset catalog that nobody needs to see.
  public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name) }
  /// Creates a symbol.
  public init(systemName: String) { source = .system(systemName) }
  /// Creates an image of UIKit's.
  public init(uiImage: UIImage) { source = .uiImage(uiImage) }
}
