/// A package of others that a project links.
package struct PackageReference: Equatable, Sendable {
  /// The version that a project asks for, in the words of a manifest.
  package enum Requirement: Equatable, Sendable {
    case exact(String)
    case from(String)
    case upToNextMinor(String)
    case range(String, String)
    case branch(String)
    case revision(String)
  }

  package let url: String
  package var requirement: Requirement

  /// The name by which products refer to the package.
  package var identity: String { Self.identity(of: url) }

  /// Returns the identity of the package at an address or path: its last component in lowercase.
  static func identity(of url: String) -> String {
    let name = Path.name(of: url).lowercased()
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }
}
