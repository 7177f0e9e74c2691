/// Reads an app, or libraries with their tests, from a Swift package.
struct PackageReader {
  private let package: PackageTargets

  init(_ folder: String, _ manifest: PackageManifest) {
    package = PackageTargets(folder: folder, manifest: manifest)
  }

  private var path: String { package.folder + "/Package.swift" }

  /// The targets that are executables.
  private var executables: [PackageManifest.Target] {
    let named = package.manifest.products.filter { $0.type.keys.contains("executable") }
      .flatMap(\.targets)
    return package.manifest.targets.filter { $0.type == "executable" || named.contains($0.name) }
  }

  /// The targets that other packages can link, each once.
  private var libraries: [PackageManifest.Target] {
    let named = package.manifest.products.flatMap(\.targets)
    return package.manifest.targets.filter { $0.type == "regular" && named.contains($0.name) }
  }

  /// Reads an executable or, if the package has none, its libraries.
  ///
  /// - Parameters:
  ///   - name: The name of the target; the only executable if `nil`.
  ///   - manifest: Returns the manifest of the package in a folder.
  /// - Returns: The project.
  /// - Throws: An error if there is no such target, or if there are several apps.
  func project(
    named name: String?, manifest: (String) throws(AdoptionError) -> PackageManifest
  ) throws(AdoptionError) -> AppProject {
    let resolved = ResolvedPackages([package.folder + "/Package.resolved"])
    let chosen = try chosen(name)
    let isApp = executables.contains { $0.name == chosen.name }
    let folders = package.manifest.dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path)
    let local = LocalPackages(folders, resolved, manifest)
    var closure = PackageClosure([package] + local.packages)
    if !isApp, name == nil {
      for library in libraries where library.name != chosen.name {
        _ = closure.adopted(library, in: package)
      }
    }
    guard var main = package.appTarget(chosen, isApp ? .app : .library) else {
      throw .broken(path: path, .noSources(target: chosen.name))
    }
    closure.complete(&main, chosen, in: package)
    var project = AppProject(
      format: .package, file: path, folder: package.folder, main: main)
    project.skippedItems += resolved.skippedItems
    let modules = Set([main.module] + closure.libraries.map(\.module))
    for test in package.manifest.targets where test.type == "test" {
      guard var target = package.appTarget(test, .tests) else { continue }
      let tested = test.dependencies.compactMap { dependency -> String? in
        switch dependency {
        case .byName(let name), .target(let name): ModuleName.identifier(name)
        case .product: nil
        }
      }
      guard tested.contains(where: modules.contains) else {
        project.skippedItems.append(SkippedItem(name: test.name, reason: "tests another target"))
        continue
      }
      closure.complete(&target, test, in: package)
      project.tests.append(target)
    }
    local.add(closure, to: &project)
    for other in package.manifest.targets where !names(of: project).contains(other.name) {
      if other.type == "plugin" || other.type == "macro" {
        project.skippedItems.append(SkippedItem(name: other.name, reason: "is a \(other.type)"))
      }
    }
    return project
  }

  private func names(of project: AppProject) -> Set<String> {
    Set(project.targets.map(\.name) + project.skippedItems.map(\.name))
  }

  private func chosen(_ name: String?) throws(AdoptionError) -> PackageManifest.Target {
    let all = executables + libraries
    if let name {
      guard let target = all.first(where: { $0.name == name }) else {
        throw .noTarget(name, path: path, names: all.map(\.name))
      }
      return target
    }
    guard executables.count <= 1 else {
      throw .severalApps(path: path, names: executables.map(\.name))
    }
    guard let target = executables.first ?? libraries.last else {
      throw .noApp(path: path, others: [])
    }
    return target
  }
}
