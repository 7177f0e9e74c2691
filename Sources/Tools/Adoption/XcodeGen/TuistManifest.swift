/// The manifests of Tuist, which are programs that only Tuist can run.
enum TuistManifest {
  /// Returns whether a folder has the manifest of a project.
  static func isIn(_ folder: String) -> Bool {
    names.contains { name in
      Contents.text(folder + "/" + name)?.contains("import ProjectDescription") == true
    }
  }

  private static let names = ["Project.swift", "Workspace.swift"]

  /// Whether a file or folder of a project says something to Tuist only.
  static func isPart(_ path: String, of folder: String) -> Bool {
    let name = Path.relative(path, to: folder)
    if ["Tuist", "Derived", "Tuist.swift", "Config.swift"].contains(name) { return true }
    return (names + ["Package.swift"]).contains(Path.name(of: path))
  }

  /// What is said of the manifest of a project that is read as a folder.
  static let skipped = SkippedItem(
    name: "Project.swift",
    reason:
      "is a manifest of Tuist, which isn't run: its targets, settings, packages and Info.plist"
      + " are ignored, and all sources are built as one module; run \"tuist generate\", and name"
      + " the .xcodeproj")
}
