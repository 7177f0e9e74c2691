/// The packages whose sources lie beside the project's, and are adopted with it.
struct LocalPackages {
  private let resolved: ResolvedPackages
  private(set) var packages: [PackageTargets] = []
  private var skippedItems: [SkippedItem] = []

  /// Reads the manifests of packages, and of those that they depend on by a path.
  ///
  /// - Parameters:
  ///   - folders: The packages' folders.
  ///   - resolved: The versions of the packages of others.
  ///   - manifest: Returns the manifest of the package in a folder.
  init(
    _ folders: [String], _ resolved: ResolvedPackages,
    _ manifest: (String) throws(AdoptionError) -> PackageManifest
  ) {
    self.resolved = resolved
    var pending = folders
    var visited: Set<String> = []
    while !pending.isEmpty {
      let folder = pending.removeFirst()
      guard let real = Path.real(folder), visited.insert(real).inserted else { continue }
      do throws(AdoptionError) {
        let package = PackageTargets(folder: real, manifest: try manifest(real))
        packages.append(package)
        pending += package.manifest.dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path)
      } catch {
        skippedItems.append(
          SkippedItem(name: real, reason: "is a package that can't be read: \(error)"))
      }
    }
  }

  /// Adds the targets behind the products that a project's targets link, and what those depend on.
  func add(to project: inout AppProject) {
    var closure = PackageClosure(packages)
    project.changeTargets { closure.complete(&$0) }
    add(closure, to: &project)
  }

  /// Adds what a closure has collected.
  func add(_ closure: PackageClosure, to project: inout AppProject) {
    project.libraries = closure.libraries + project.libraries
    project.add(closure.used.flatMap(\.manifest.remotePackages), resolved)
    project.skippedItems += skippedItems + closure.skippedItems
  }
}

extension PackageManifest {
  /// The packages of others that the package depends on, without those of a registry.
  var remotePackages: [PackageReference] {
    dependencies.flatMap { $0.sourceControl ?? [] }.compactMap { remote in
      guard let url = remote.location.remote?.first?.urlString else { return nil }
      let asked = remote.requirement
      let requirement: PackageReference.Requirement? =
        asked.exact?.first.map { .exact($0) } ?? asked.branch?.first.map { .branch($0) }
        ?? asked.revision?.first.map { .revision($0) }
        ?? asked.range?.first.map { .range($0.lowerBound, $0.upperBound) }
      return requirement.map { PackageReference(url: url, requirement: $0) }
    }
  }
}
