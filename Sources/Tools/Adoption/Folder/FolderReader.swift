/// Reads an app from a folder without any description of a project.
struct FolderReader {
  private let folder: String
  private let contents: SourceFolder.Contents
  private let isOfTuist: Bool

  /// Finds the files of a folder; returns `nil` if none is a Swift source.
  ///
  /// - Throws: An error if a folder can't be read, or if there are too many.
  init?(_ folder: String, excluding exclusions: Exclusions) throws(AdoptionError) {
    self.folder = folder
    let isOfTuist = TuistManifest.isIn(folder)
    self.isOfTuist = isOfTuist
    contents = try SourceFolder.adopted(folder) { path in
      Path.name(of: path) == "Package.swift" || exclusions.contain(path, of: folder)
        || isOfTuist && TuistManifest.isPart(path, of: folder)
    }
    guard contents.files.contains(where: { Path.suffix(of: $0) == "swift" }) else { return nil }
  }

  /// Reads the app: everything in the folder, without what lies in folders of tests.
  func project() -> AppProject {
    let name = Path.name(of: folder)
    var main = AppTarget(name: name, module: ModuleName.identifier(name), kind: .app)
    var tests: [String: [String]] = [:]
    var project = AppProject(format: .folder, file: folder, folder: folder, main: main)
    project.skippedItems = contents.oddities.map(SkippedItem.init)
    if isOfTuist { project.skippedItems.append(TuistManifest.skipped) }
    for file in contents.files {
      let folders = Path.relative(Path.folder(of: file), to: folder).split(separator: "/")
      if folders.contains(where: { $0.hasSuffix("UITests") }) { continue }
      if let folder = folders.first(where: { $0.hasSuffix("Tests") }) {
        tests[String(folder), default: []].append(file)
      } else if SourceFolder.suffixesOfC.contains(Path.suffix(of: file)) {
        main.filesInC.append(file)
      } else {
        main.files.append(file)
      }
    }
    main.infoPlist = main.files.filter { Path.name(of: $0) == "Info.plist" }
      .min { $0.split(separator: "/").count < $1.split(separator: "/").count }
    main.files.removeAll { $0 == main.infoPlist }
    main.buildSettings = [
      "PRODUCT_NAME": name, "PRODUCT_MODULE_NAME": main.module, "TARGET_NAME": name,
      "EXECUTABLE_NAME": name,
    ]
    project.main = main
    for (name, files) in tests.sorted(by: { $0.key < $1.key }) {
      var target = AppTarget(name: name, module: ModuleName.identifier(name), kind: .tests)
      target.files = files
      target.dependencies = [main.module]
      project.tests.append(target)
    }
    return project
  }
}
