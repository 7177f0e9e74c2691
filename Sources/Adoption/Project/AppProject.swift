/// An app as its project describes it: the app's target, what it links of its own, and its tests.
package struct AppProject {
  /// What describes the project.
  package enum Format: Sendable { case xcode, package, folder }

  package let format: Format
  /// The absolute path of the `.xcodeproj`, of `Package.swift`, or of the folder.
  package let file: String
  /// The absolute path of the folder that holds the project, without symbolic links.
  package let folder: String
  /// The target that `--target` or the user has chosen; the others belong to it.
  package var main: AppTarget
  /// The frameworks and libraries that the app links, those first on which others depend.
  package var libraries: [AppTarget] = []
  package var tests: [AppTarget] = []
  /// The packages of others that the targets link.
  package var packages: [PackageReference] = []
  /// What the project has and a build on Linux can't use.
  package var leftAside: [LeftAside] = []

  /// All targets, those first on which others depend.
  package var targets: [AppTarget] { libraries + [main] + tests }
}

/// A part of a project that isn't adopted.
package struct LeftAside: Equatable, Sendable {
  /// What it is called: a target or a file.
  package let name: String
  /// Why it is left aside, in words that follow the name.
  package let reason: String
}
