extension PackageBuild {
  /// Returns the file in which the app begins if a package can't be built because it lacks one.
  ///
  /// - Throws: An error if a folder of the package can't be read.
  static func absentEntry(of package: AdoptedPackage) throws(AdoptionError) -> LaunchGap? {
    guard package.project.main.kind == .app,
      !(try sources(of: package)).contains(where: isEntry)
    else { return nil }
    return AbsentFiles.excluded(from: package).first(where: isEntry).map {
      LaunchGap(role: .entry, name: Path.name(of: $0), path: $0, absence: .excluded)
    }
  }

  /// Returns what an app needs to show its first screen, if the package is built without it.
  ///
  /// - Throws: An error if a folder of the package can't be read.
  static func launchGap(of package: AdoptedPackage) throws(AdoptionError) -> LaunchGap? {
    let main = package.project.main
    guard main.kind == .app else { return nil }
    let launch = LaunchPlan(of: main)
    let absent = AbsentFiles(of: package, source: SourceText.init(path:))
    let sources = try sources(of: package)
    func gap(_ role: LaunchGap.Role, _ name: String) -> LaunchGap? {
      guard let file = absent.owner(of: name),
        !sources.contains(where: { SourceText(path: $0).declarations.contains(name) })
      else { return nil }
      return LaunchGap(role: role, name: name, path: file.path, absence: file.absence)
    }
    let role = LaunchGap.Role.sceneDelegate(
      hasStoryboard: launch.storyboard != nil && !launch.isUsualSceneDelegate)
    if let name = launch.sceneDelegate, let gap = gap(role, name) {
      let isNeeded =
        !launch.isUsualSceneDelegate
        || launch.storyboard == nil && !sources.contains { SourceText(path: $0).makesWindow }
      if isNeeded { return gap }
    }
    guard let name = launch.storyboard else { return nil }
    func isNamed(_ path: String) -> Bool {
      FileKind(path) == .storyboard && Path.base(of: path) == name
    }
    guard let storyboard = package.files(of: main).first(where: isNamed) else {
      return package.leftOut.sorted().first(where: isNamed).map {
        LaunchGap(role: .mainStoryboard, name: name, path: $0, absence: .leftOut)
      }
    }
    let screen = LaunchGap.Role.firstScreen(storyboard: Path.name(of: storyboard))
    return LaunchPlan.classes(ofFirstScreenIn: Contents.text(storyboard) ?? "").lazy
      .compactMap { gap(screen, $0) }.first
  }

  /// The Swift files of the app and its frameworks, with those that a person has added.
  private static func sources(of package: AdoptedPackage) throws(AdoptionError) -> [String] {
    let own = try SourceFolder.adopted(package.ownFolder(of: package.project.main)).files
    return (own + package.targets.filter { $0.kind != .tests }.flatMap(package.files))
      .filter { FileKind($0) == .source }
  }
}
