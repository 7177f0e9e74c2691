/// The version of a package that a `Package.resolved` names.
package struct PackagePin: Equatable, Sendable {
  package let url: String
  /// The version, or else the revision or the branch.
  package let version: String?
  /// The absolute path of the file; `nil` if only the project names the package.
  package let file: String?
}
