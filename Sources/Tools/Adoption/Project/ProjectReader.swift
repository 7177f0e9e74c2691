/// Reads the project at a path, whatever describes it.
package enum ProjectReader {
  /// Reads a project.
  ///
  /// - Parameters:
  ///   - path: An absolute path.
  ///   - target: The name of the target; the only app if `nil`.
  ///   - patterns: The patterns of files that are left out, relative to the project's folder.
  ///   - manifest: Returns the manifest of the package in a folder.
  /// - Returns: The project.
  /// - Throws: An error that says what is wrong, or that there are several apps.
  package static func read(
    _ path: String, target: String? = nil, excluding patterns: [String] = [],
    manifest: (String) throws(AdoptionError) -> PackageManifest
  ) throws(AdoptionError) -> AppProject {
    let exclusions = Exclusions(patterns)
    var project: AppProject
    let found = try ProjectFinder.findAll(path)
    switch found.first {
    case .xcode(let places):
      project = try XcodeReader(places).project(named: target, manifest: manifest)
    case .package(let folder):
      if isPlayground(folder) {
        project = try readFolder(folder, target, exclusions)
      } else {
        project = try PackageReader(folder, try manifest(folder))
          .project(named: target, manifest: manifest)
      }
    case .folder(let folder): project = try readFolder(folder, target, exclusions)
    }
    project.others = found.others.map(\.path)
    let reader = DependencyReader(of: project)
    project.dependencies = reader.dependencies
    project.skippedItems += reader.skippedItems
    project.dropDoubles()
    var oddities: [SkippedItem] = []
    let folder = project.folder
    try project.changeTargets { target throws(AdoptionError) in
      oddities += try target.complete(excluding: exclusions, in: folder)
    }
    for item in oddities where !project.skippedItems.contains(item) {
      project.skippedItems.append(item)
    }
    project.unusedExclusions = exclusions.unused
    project.excludedPaths = exclusions.matches
    return project
  }

  /// Returns the folders that a project may have, depending on the app that is chosen.
  ///
  /// - Parameter path: An absolute path.
  /// - Returns: The paths.
  /// - Throws: An error if there is no project, or if it is broken.
  package static func folders(at path: String) throws(AdoptionError) -> [String] {
    switch try ProjectFinder.find(path) {
    case .xcode(let places): try XcodeReader(places).folders
    case .package(let folder), .folder(let folder): [folder]
    }
  }

  /// Whether a manifest is one of Swift Playgrounds, which only a Mac or an iPad can read.
  private static func isPlayground(_ folder: String) -> Bool {
    Contents.text(folder + "/Package.swift")?.contains("import AppleProductTypes") == true
  }

  private static func readFolder(
    _ folder: String, _ target: String?, _ exclusions: Exclusions
  ) throws(AdoptionError) -> AppProject {
    guard let reader = try FolderReader(folder, excluding: exclusions) else {
      throw .noProject(folder)
    }
    let project = reader.project()
    if let target, target != project.main.name {
      throw .noTarget(target, path: folder, names: [project.main.name])
    }
    return project
  }
}
