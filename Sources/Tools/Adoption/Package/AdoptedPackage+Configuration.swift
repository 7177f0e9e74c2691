import Foundation

extension AdoptedPackage {
  /// The text of flowsh.json, which the build plugin reads.
  var configuration: String {
    JSONText.of(Configuration(targets: targets.map(entry)))
  }

  /// Takes over what an earlier build has found out: which files are left out, and where
  /// connections are broken.
  ///
  /// - Parameters:
  ///   - configuration: The text of the earlier flowsh.json.
  ///   - withFiles: Whether files that are left out stay so.
  /// - Throws: An error if it isn't one.
  mutating func keepFindings(
    of configuration: String, withFiles: Bool = true
  ) throws(AdoptionError) {
    let file: Configuration
    do {
      file = try JSONDecoder().decode(Configuration.self, from: Data(configuration.utf8))
    } catch {
      throw .broken(path: folder + "/flowsh.json", .otherThanConfiguration)
    }
    modules = ModuleLinks(package: folder).modules
    for entry in file.targets {
      let patterns = (entry.exclude ?? []).map(GlobPattern.init)
      for target in targets where targetName(of: target.module) == entry.name {
        if withFiles {
          leftOut.formUnion(
            allFiles(of: target).filter { path in
              patterns.contains { $0.matches(Path.relative(path, to: project.folder)) }
            })
        }
        if entry.brokenConnections == .warn {
          modulesWithBrokenConnections.insert(target.module)
        }
      }
    }
  }

  /// Takes over the pieces that an earlier build has found, which lie in files of their own.
  ///
  /// A file that isn't a list of pieces, as after a merge, is written again.
  mutating func keepPieces() {
    for target in targets {
      let list = folder + "/" + listOfPieces(of: target.module)
      leftOutPieces[target.module] = try? LeftOutPieces(readFrom: list)
    }
  }

  private func entry(_ target: AppTarget) -> Configuration.Entry {
    func name(_ path: String) -> String { Path.relative(path, to: project.folder) }
    let own = Set(allFiles(of: target))
    let exclude =
      options.exclude
      + (target.exclusions + leftOut.filter(own.contains).sorted())
      .map { GlobPattern.text(of: name($0)) }
    let skipsConnections = modulesWithBrokenConnections.contains(target.module)
    return Configuration.Entry(
      name: targetName(of: target.module), root: Path.relative(project.folder, to: folder),
      files: target.files.map(name), exclude: exclude.isEmpty ? nil : exclude,
      folders: target.wholeFolders.isEmpty ? nil : target.wholeFolders.map(name),
      infoPlist: target.infoPlist.map(name)
        ?? target.generatedInfoPlist.map { _ in name(folder + "/" + infoPlist(of: target)) },
      buildSettings: target.buildSettings.isEmpty ? nil : target.buildSettings,
      developmentRegion: target.developmentRegion,
      brokenConnections: skipsConnections ? .warn : nil)
  }
}
