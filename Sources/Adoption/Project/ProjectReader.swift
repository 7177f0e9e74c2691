/// Reads the project at a path, whatever describes it.
package enum ProjectReader {
  /// Reads a project.
  ///
  /// - Parameters:
  ///   - path: An absolute path.
  ///   - target: The name of the target; the only app if `nil`.
  ///   - exclusions: The patterns of files that are left out, relative to the project's folder.
  ///   - manifest: Returns the manifest of the package in a folder.
  /// - Returns: The project.
  /// - Throws: An error that says what is wrong, or that there are several apps.
  package static func read(
    _ path: String, target: String? = nil, excluding exclusions: [GlobPattern] = [],
    manifest: (String) throws(AdoptionError) -> PackageManifest
  ) throws(AdoptionError) -> AppProject {
    var project: AppProject
    switch try ProjectFinder.find(path) {
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
    addOtherManagers(to: &project)
    try checkNames(of: project, exclusions)
    return project
  }

  /// Whether a manifest is one of Swift Playgrounds, which only a Mac or an iPad can read.
  private static func isPlayground(_ folder: String) -> Bool {
    Contents.text(folder + "/Package.swift")?.contains("import AppleProductTypes") == true
  }

  private static func readFolder(
    _ folder: String, _ target: String?, _ exclusions: [GlobPattern]
  ) throws(AdoptionError) -> AppProject {
    guard let reader = FolderReader(folder, excluding: exclusions) else { throw .noProject(folder) }
    let project = reader.project()
    if let target, target != project.main.name {
      throw .noTarget(target, path: folder, names: [project.main.name])
    }
    return project
  }

  /// Reports the files of CocoaPods and Carthage, which aren't run.
  private static func addOtherManagers(to project: inout AppProject) {
    for (name, tool) in [("Podfile", "CocoaPods"), ("Cartfile", "Carthage")] {
      let places = [project.folder, Path.folder(of: project.file)].map { $0 + "/" + name }
      guard places.contains(where: Path.exists) else { continue }
      project.leftAside.append(
        LeftAside(
          name: name, reason: "isn't run; files that import modules of \(tool) are left out"))
    }
  }

  /// Checks that no module has two Swift files of the same name, which the compiler can't build.
  private static func checkNames(
    of project: AppProject, _ exclusions: [GlobPattern]
  ) throws(AdoptionError) {
    for target in project.targets {
      var names: [String: String] = [:]
      for file in target.allFiles(excluding: exclusions, in: project.folder)
      where Path.suffix(of: file) == "swift" {
        if let other = names.updateValue(file, forKey: Path.name(of: file)) {
          throw .sameName(file: file, other: other, module: target.name)
        }
      }
    }
  }
}
