import Foundation

/// Finds the project that a path leads to.
enum ProjectFinder {
  /// How many folders below the named one are searched.
  private static let depth = 3

  /// Finds a project.
  ///
  /// - Parameter path: An absolute path of a folder, a `.xcodeproj`, a `.xcworkspace` or a
  ///   `Package.swift`.
  /// - Returns: What describes the project.
  /// - Throws: An error that says what was looked for.
  static func find(_ path: String) throws(AdoptionError) -> FoundProject {
    guard let real = Path.real(path) else { throw .noSuchPath(path) }
    switch Path.suffix(of: real) {
    case "xcodeproj": return .xcode([real])
    case "xcworkspace":
      // Each project has a workspace inside that names only the project.
      let folder = Path.folder(of: real)
      return .xcode([Path.suffix(of: folder) == "xcodeproj" ? folder : real])
    default: break
    }
    guard Path.isFolder(real) else {
      switch Path.name(of: real) {
      case "project.pbxproj", "contents.xcworkspacedata": return .xcode([Path.folder(of: real)])
      case "Package.swift": return .package(Path.folder(of: real))
      default: throw .notAProject(path)
      }
    }
    var level = [real]
    for _ in 0...depth {
      if let found = level.lazy.compactMap(project(in:)).first { return found }
      level = level.flatMap(folders(in:))
    }
    return .folder(real)
  }

  /// Returns the project directly in a folder: a workspace before a project before a package.
  private static func project(in folder: String) -> FoundProject? {
    let names = names(in: folder)
    if let name = names.first(where: { Path.suffix(of: $0) == "xcworkspace" }) {
      return .xcode([folder + "/" + name])
    }
    let projects = names.filter { Path.suffix(of: $0) == "xcodeproj" && $0 != "Pods.xcodeproj" }
    if !projects.isEmpty { return .xcode(projects.map { folder + "/" + $0 }) }
    return names.contains("Package.swift") ? .package(folder) : nil
  }

  private static func folders(in folder: String) -> [String] {
    names(in: folder).filter {
      !$0.hasPrefix(".") && !SourceFolder.skipped.contains($0)
        && !SourceFolder.bundles.contains(Path.suffix(of: $0))
    }.map { folder + "/" + $0 }.filter {
      !Path.isLink($0) && Path.isFolder($0)
    }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
