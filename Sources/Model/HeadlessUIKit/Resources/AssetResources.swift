public import Foundation

/// The name of an image in an asset catalog.
public nonisolated struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names an image.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of a color in an asset catalog.
public nonisolated struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names a color.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

nonisolated extension UIImage {
  /// Creates the image of an asset catalog that a resource names.
  public convenience init(resource: ImageResource) {
    self.init(asset: resource.name, in: resource.bundle)
  }
}

nonisolated extension UIColor {
  /// Creates the color of an asset catalog that a resource names.
  public convenience init(resource: ColorResource) {
    self.init(asset: resource.name, in: resource.bundle)
  }
}
