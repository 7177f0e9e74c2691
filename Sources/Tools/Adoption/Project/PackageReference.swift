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

  /// The reason for which no manifest can name the package, in words that follow its address.
  ///
  /// A manifest with such a version would end with a crash.
  var problem: String? {
    if url.isEmpty { return "is a package without an address" }
    let versions: [String]
    switch requirement {
    case .exact(let version), .from(let version), .upToNextMinor(let version): versions = [version]
    case .range(let least, let end): versions = [least, end]
    case .branch(let name), .revision(let name):
      return name.isEmpty ? "is a package without a branch or a revision" : nil
    }
    if let wrong = versions.first(where: { Self.numbers(of: $0) == nil }) {
      return "is a package of which the version \"\(wrong)\" is asked for, which is none"
    }
    if case .range(let least, let end) = requirement, let start = Self.numbers(of: least),
      let bound = Self.numbers(of: end), bound.lexicographicallyPrecedes(start)
    {
      return "is a package of which the versions from \(least) to \(end) are asked for; none is"
    }
    return nil
  }

  /// Returns the three numbers of a semantic version; `nil` if it isn't one.
  private static func numbers(of version: String) -> [Int]? {
    let pattern = /(\d+)\.(\d+)\.(\d+)(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.asciiOnlyDigits()
    guard let match = version.wholeMatch(of: pattern), let major = Int(match.1),
      let minor = Int(match.2), let patch = Int(match.3)
    else { return nil }
    return [major, minor, patch]
  }
}
