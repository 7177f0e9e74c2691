import Foundation

extension AdoptedPackage {
  /// Takes over what an earlier build has found out.
  mutating func keepFindings(of earlier: AdoptedPackage) {
    leftOut = earlier.leftOut
    leftOutPieces = earlier.leftOutPieces
    modules = earlier.modules
    droppedPackages = earlier.droppedPackages
    droppedProducts = earlier.droppedProducts
    droppedTests = earlier.droppedTests
    modulesWithBrokenConnections = earlier.modulesWithBrokenConnections
  }

  /// The absolute paths of the files on which the app's program depends, as they are now: those of
  /// the app and its frameworks, those that a person has added to the package, and the project.
  package var inputs: [String] {
    let exclusions = Exclusions(options.exclude)
    func contents(of folder: String) -> [String]? {
      // A folder may be unreadable for a moment.
      try? SourceFolder.adopted(folder) { exclusions.contain($0, of: project.folder) }.files
    }
    var paths: [String] =
      switch project.format {
      case .xcode where Path.suffix(of: project.file) == "xcodeproj":
        [project.file + "/project.pbxproj"]
      case .xcode: [project.file]
      case .package: [project.file]
      case .folder: contents(of: project.folder) ?? []
      }
    for target in targets where target.kind != .tests {
      let own = try? target.allFiles(excluding: exclusions, in: project.folder)
      paths += (own ?? files(of: target)) + (contents(of: ownFolder(of: target)) ?? [])
      paths += target.wholeFolders + [target.infoPlist].compactMap(\.self)
    }
    // A catalog of assets is a folder, which doesn't change with the files in it.
    return Set(paths).flatMap { path -> [String] in
      guard Path.isFolder(path) else { return [path] }
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      return names.map { path + "/" + $0 }
    }
  }
}
