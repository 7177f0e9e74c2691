import Foundation

extension AdoptedPackage {
  /// The text of flowsh.json, which the build plugin reads.
  var configuration: String {
    let file = ConfigurationFile(version: 1, targets: targets.map(entry))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts and lists of texts can be encoded.
    let data = (try? encoder.encode(file)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Returns the absolute paths of the files that an earlier flowsh.json leaves out.
  func filesLeftOut(by configuration: String) -> Set<String> {
    let file = try? JSONDecoder().decode(ConfigurationFile.self, from: Data(configuration.utf8))
    var paths: Set<String> = []
    for entry in file?.targets ?? [] {
      let patterns = (entry.exclude ?? []).map(GlobPattern.init)
      for target in targets where targetName(of: target.module) == entry.name {
        paths.formUnion(
          allFiles(of: target).filter { path in
            patterns.contains { $0.matches(Path.relative(path, to: project.folder)) }
          })
      }
    }
    return paths
  }

  private func entry(_ target: AppTarget) -> ConfigurationFile.Entry {
    func name(_ path: String) -> String { Path.relative(path, to: project.folder) }
    let own = Set(allFiles(of: target))
    let exclude =
      exclusions.map(\.text)
      + (target.exclusions + leftOut.filter(own.contains).sorted())
      .map { GlobPattern.text(of: name($0)) }
    return ConfigurationFile.Entry(
      name: targetName(of: target.module), root: Path.relative(project.folder, to: folder),
      files: target.files.map(name), exclude: exclude.isEmpty ? nil : exclude,
      folders: target.wholeFolders.isEmpty ? nil : target.wholeFolders.map(name),
      infoPlist: target.infoPlist.map(name),
      buildSettings: target.buildSettings.isEmpty ? nil : target.buildSettings,
      developmentRegion: target.developmentRegion)
  }
}

/// The contents of flowsh.json.
private struct ConfigurationFile: Codable {
  struct Entry: Codable {
    let name: String
    let root: String
    let files: [String]
    let exclude: [String]?
    let folders: [String]?
    let infoPlist: String?
    let buildSettings: [String: String]?
    let developmentRegion: String?
  }

  let version: Int
  let targets: [Entry]
}
