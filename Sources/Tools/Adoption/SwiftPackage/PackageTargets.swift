/// The targets of a package in a folder.
struct PackageTargets {
  let folder: String
  let manifest: PackageManifest

  /// Returns the target of a name.
  func target(_ name: String) -> PackageManifest.Target? {
    manifest.targets.first { $0.name == name }
  }

  /// Returns a target that the manifest declares only on Apple's systems, if its sources lie where
  /// SwiftPM looks for them.
  func targetOfDarwin(_ name: String) -> PackageManifest.Target? {
    guard Path.isFolder("\(folder)/Sources/\(name)"),
      Contents.text(folder + "/Package.swift")?.contains("\"\(name)\"") == true
    else { return nil }
    return PackageManifest.Target(
      name: name, type: "regular", path: nil, sources: nil, exclude: [], publicHeadersPath: nil,
      resources: [], dependencies: [], settings: [])
  }

  /// Returns a target with its files and settings; `nil` if its sources aren't found.
  ///
  /// ``LocalPackages`` adds its dependencies.
  func appTarget(_ target: PackageManifest.Target, _ kind: AppTarget.Kind) -> AppTarget? {
    guard let folder = sources(of: target) else { return nil }
    var result = AppTarget(
      name: target.name, module: ModuleName.identifier(target.name), kind: kind)
    let places = target.sources.map { $0 + target.resources.map(\.path) } ?? ["."]
    for place in places {
      let path = Path.joined(folder, place)
      if let file = Path.onDisk(path) {
        result.files.append(file)
      } else {
        result.missingFiles.append(path)
      }
    }
    result.wholeFolders = target.resources.filter(\.isCopied)
      .compactMap { Path.onDisk(Path.joined(folder, $0.path)) }.filter(Path.isFolder)
    result.exclusions = target.exclude.compactMap { Path.onDisk(Path.joined(folder, $0)) }
    result.compiler = compiler(of: target)
    result.compiler.inC = settingsInC(of: target, in: folder)
    result.developmentRegion = manifest.defaultLocalization
    return result
  }

  /// Returns the folder in which SwiftPM looks for the sources of a target.
  private func sources(of target: PackageManifest.Target) -> String? {
    if let path = target.path {
      return Path.onDisk(Path.joined(folder, path))
    }
    let usual = ["Sources", "Source", "src", "srcs"]
    let folders = target.type == "test" ? ["Tests"] + usual : usual
    let own = folders.map { "\(folder)/\($0)/\(target.name)" }.first(where: Path.isFolder)
    let isAlone = manifest.targets.count { $0.type == target.type } == 1
    return own ?? (isAlone ? folders.map { "\(folder)/\($0)" }.first(where: Path.isFolder) : nil)
  }

  /// Returns the settings of a target whose headers make a module.
  private func settingsInC(of target: PackageManifest.Target, in folder: String) -> SettingsInC? {
    guard
      let headers = Path.onDisk(Path.joined(folder, target.publicHeadersPath ?? "include"))
    else { return nil }
    var settings = SettingsInC(headers: headers)
    for setting in target.settings where setting.tool == "c" {
      for (kind, value) in setting.kind {
        guard let text = value.text else { continue }
        switch kind {
        case "headerSearchPath": settings.searchPaths.append(Path.joined(folder, text))
        case "define": settings.definitions.append(text)
        default: break
        }
      }
    }
    return settings
  }

  private func compiler(of target: PackageManifest.Target) -> CompilerSettings {
    var compiler = CompilerSettings()
    let major = manifest.toolsVersion.version.prefix { $0 != "." }
    compiler.swiftVersion = manifest.swiftLanguageVersions?.last ?? String(major)
    for setting in target.settings where setting.tool == "swift" {
      for (kind, value) in setting.kind {
        guard let text = value.text else { continue }
        switch kind {
        case "define": compiler.conditions.append(text)
        case "enableUpcomingFeature": compiler.upcomingFeatures.append(text)
        case "enableExperimentalFeature": compiler.experimentalFeatures.append(text)
        case "swiftLanguageMode", "swiftLanguageVersion": compiler.swiftVersion = text
        case "defaultIsolation": compiler.isIsolatedToMainActor = text == "MainActor"
        default: break
        }
      }
    }
    return compiler
  }
}
