/// A product of a package.
package struct PackageProduct: Hashable, Sendable {
  package let name: String
  /// The identity of the package; `nil` if the project doesn't say which package has the product.
  package var package: String?
}
