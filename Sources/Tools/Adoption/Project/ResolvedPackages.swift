import Foundation

/// A `Package.resolved`: the versions of all packages that a project links.
struct ResolvedPackages {
  /// The requirements that give the same versions, by the packages' identities.
  private var requirements: [String: PackageReference.Requirement] = [:]
  /// The packages that the file names, also those on which only other packages depend.
  private(set) var pins: [PackagePin] = []

  /// The file, if it can't be used and pins nothing.
  private(set) var skippedItems: [SkippedItem] = []

  /// Reads the first of the files that exists.
  ///
  /// - Parameter paths: The paths of files.
  init(_ paths: [String]) {
    guard let path = paths.first(where: Path.exists) else { return }
    var problems: [String] = []
    guard let text = LockFile.text(of: path, &problems) else {
      skippedItems = problems.map { SkippedItem(name: path, reason: $0) }
      return
    }
    guard let file = try? JSONDecoder().decode(File.self, from: Data(text.utf8)) else {
      skippedItems = [
        SkippedItem(name: path, reason: "isn't the JSON of a Package.resolved; restore it")
      ]
      return
    }
    for pin in file.pins ?? file.object?.pins ?? [] {
      guard let url = pin.location ?? pin.repositoryURL else { continue }
      let requirement: PackageReference.Requirement? =
        pin.state.version.map { .exact($0) } ?? pin.state.revision.map { .revision($0) }
      requirements[PackageReference.identity(of: url)] = requirement
      pins.append(
        PackagePin(
          url: url, version: pin.state.version ?? pin.state.revision ?? pin.state.branch, file: path
        ))
    }
  }

  /// Returns a package with the version that is resolved for it.
  func pinned(_ package: PackageReference) -> PackageReference {
    guard let requirement = requirements[package.identity] else { return package }
    return PackageReference(url: package.url, requirement: requirement)
  }

  private struct File: Decodable {
    struct Pin: Decodable {
      struct State: Decodable {
        let version: String?
        let revision: String?
        let branch: String?
      }
      let location: String?
      let repositoryURL: String?
      let state: State
    }
    struct Object: Decodable { let pins: [Pin] }

    let pins: [Pin]?
    /// Where version 1 has them.
    let object: Object?
  }
}
