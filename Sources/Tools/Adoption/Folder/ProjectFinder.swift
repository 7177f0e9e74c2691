import Files

/// Finds the project that a path leads to.
enum ProjectFinder {
  /// The number of levels of folders that are searched below the named one.
  private static let depth = 3
  /// The maximum number of folders that are searched, so that the root folder takes seconds.
  static let mostFolders = 10_000

  /// Finds a project.
  ///
  /// - Parameters:
  ///   - path: An absolute path of a folder, a `.xcodeproj`, a `.xcworkspace` or a
  ///     `Package.swift`.
  ///   - mostFolders: The maximum number of folders that are searched.
  /// - Returns: The files or the folder that describe the project.
  /// - Throws: An error that says what was looked for.
  static func find(
    _ path: String, mostFolders: Int = Self.mostFolders
  ) throws(AdoptionError) -> FoundProject {
    try findAll(path, mostFolders: mostFolders).first
  }

  /// Finds a project, and the others that are in folders of the same depth.
  static func findAll(
    _ path: String, mostFolders: Int = Self.mostFolders
  ) throws(AdoptionError) -> (first: FoundProject, others: [FoundProject]) {
    guard let real = Path.real(path) else { throw .noSuchPath(path) }
    switch Path.suffix(of: real) {
    case "xcodeproj": return (.xcode([real]), [])
    case "xcworkspace":
      // Each project has a workspace inside that names only the project.
      let folder = Path.folder(of: real)
      return (.xcode([Path.suffix(of: folder) == "xcodeproj" ? folder : real]), [])
    default: break
    }
    guard Path.isFolder(real) else {
      switch Path.name(of: real) {
      case "project.pbxproj", "contents.xcworkspacedata":
        return (.xcode([Path.folder(of: real)]), [])
      case "Package.swift": return (.package(Path.folder(of: real)), [])
      case let name where XcodeGenSpec.fileNames.contains(name): return (.xcode([real]), [])
      default: throw .notAProject(path)
      }
    }
    return try search(real, mostFolders)
  }

  /// Searches a folder and those below, those first that are nearer.
  ///
  /// Of those that are equally near, projects of Xcode come before packages.
  private static func search(
    _ root: String, _ mostFolders: Int
  ) throws(AdoptionError) -> (first: FoundProject, others: [FoundProject]) {
    var level = [root]
    var count = 0
    for _ in 0...depth {
      var next: [String] = []
      var found: [FoundProject] = []
      for folder in level {
        count += 1
        guard count <= mostFolders else {
          if !found.isEmpty { break }
          throw .tooManyFolders(path: root, bound: mostFolders)
        }
        let names: [String]
        do throws(FolderError) {
          names = try Path.names(in: folder)
        } catch {
          // Another folder may have the project. If none has, this one is read as one of sources.
          if folder == root, case .unreadable(_, let number) = error {
            throw .unreadable(
              path: root, reason: "\(String(errorNumber: number)); make the folder readable")
          }
          continue
        }
        let projects = projects(in: folder, names)
        found += projects
        if projects.isEmpty { next += folders(among: names, in: folder) }
      }
      let sorted = found.filter { !$0.isPackage } + found.filter(\.isPackage)
      if let first = sorted.first { return (first, Array(sorted.dropFirst())) }
      level = next
    }
    return (.folder(root), [])
  }

  /// Returns the projects directly in a folder: workspaces before projects before a package, which
  /// mostly belong to each other.
  ///
  /// Where a project is generated and isn't there, its specification counts.
  private static func projects(in folder: String, _ names: [String]) -> [FoundProject] {
    let isGenerated = !names.contains {
      Path.suffix(of: $0) == "xcodeproj" && Path.exists("\(folder)/\($0)/project.pbxproj")
    }
    if isGenerated, let spec = XcodeGenSpec.fileNames.first(where: names.contains) {
      return [.xcode([folder + "/" + spec])]
    }
    if isGenerated, TuistManifest.isIn(folder) { return [.folder(folder)] }
    let workspaces = names.filter { Path.suffix(of: $0) == "xcworkspace" }
    if !workspaces.isEmpty { return workspaces.map { .xcode([folder + "/" + $0]) } }
    let projects = names.filter { Path.suffix(of: $0) == "xcodeproj" && $0 != "Pods.xcodeproj" }
    if !projects.isEmpty { return [.xcode(projects.map { folder + "/" + $0 })] }
    return names.contains("Package.swift") ? [.package(folder)] : []
  }

  private static func folders(among names: [String], in folder: String) -> [String] {
    names.filter {
      !SourceFolder.skipped.contains($0) && !SourceFolder.bundles.contains(Path.suffix(of: $0))
    }.map { Path.joined(folder, $0) }.filter { Path.isFolder($0) && !Path.isLink($0) }
  }
}
