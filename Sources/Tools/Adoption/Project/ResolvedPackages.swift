import Foundation

/// A `Package.resolved`: the versions of all packages that a project links.
struct ResolvedPackages {
  /// The requirements that give the same versions, by the packages' identities.
  private var requirements: [String: PackageReference.Requirement] = [:]
  /// The packages that the file names, also those on which only other packages depend.
  private(set) var pins: [PackagePin] = []

  /// Reads the first of the files that exists; what can't be read pins nothing.
  ///
  /// - Parameter paths: The paths of files.
  /// - Throws: An error if the file is broken.
  init(_ paths: [String]) throws(AdoptionError) {
    guard let path = paths.first(where: Path.exists) else { return }
    let data = try Contents.read(path)
    guard data.count <= LockFile.mostBytes else {
      throw .broken(path: path, .otherThanResolvedPackages)
    }
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: data)
    } catch {
      throw .broken(path: path, line: Contents.conflict(in: data), .otherThanResolvedPackages)
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
