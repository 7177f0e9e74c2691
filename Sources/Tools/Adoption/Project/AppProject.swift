/// An app as its project describes it: the app's target, what it links of its own, and its tests.
package struct AppProject {
  /// The kind of description that a project has.
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
  /// The versions that the project's `Package.resolved` names.
  package var pins: [PackagePin] = []
  /// The packages of others that the project names by any package manager.
  package var dependencies: [Dependency] = []
  /// The parts of the project that a build on Linux can't use.
  package var skippedItems: [SkippedItem] = []
  /// The absolute paths of the projects that were found as near as this one.
  package var others: [String] = []
  /// The patterns of files to leave out that match none.
  package var unusedExclusions: [String] = []
  /// The absolute paths of the files and folders that such patterns match.
  package var excludedPaths: [String] = []

  /// All targets, those first on which others depend.
  package var targets: [AppTarget] { libraries + [main] + tests }

  /// Whether a folder is the project's own, or one in which each file belongs to a target.
  func hasSources(in folder: String) -> Bool {
    folder == self.folder || Path.isInside(folder, file)
      || targets.flatMap(\.files).contains { Path.isFolder($0) && Path.isInside(folder, $0) }
  }

  /// Changes each target.
  mutating func changeTargets<Failure: Error>(
    _ change: (inout AppTarget) throws(Failure) -> Void
  ) throws(Failure) {
    for place in libraries.indices { try change(&libraries[place]) }
    try change(&main)
    for place in tests.indices { try change(&tests[place]) }
  }

  /// Adds packages of others, each once and in the version that is resolved for it.
  mutating func add(_ references: [PackageReference], _ resolved: ResolvedPackages) {
    if pins.isEmpty { pins = resolved.pins }
    for reference in references {
      let pinned = resolved.pinned(reference)
      // Several projects of a workspace may use the same package.
      guard !packages.contains(where: { $0.identity == pinned.identity }) else { continue }
      if let problem = pinned.problem {
        skippedItems.append(SkippedItem(name: pinned.url, reason: problem))
      } else {
        packages.append(pinned)
      }
    }
  }

  /// Removes the targets whose module another one has already: no two modules can have one name.
  mutating func dropDoubles() {
    var modules: Set = [main.module]
    var doubles: [AppTarget] = []
    func isFirst(_ target: AppTarget) -> Bool {
      if modules.insert(target.module).inserted { return true }
      doubles.append(target)
      return false
    }
    libraries = libraries.filter(isFirst)
    tests = tests.filter(isFirst)
    skippedItems += doubles.map {
      SkippedItem(name: $0.name, reason: "has the same module as another target, \($0.module)")
    }
  }
}
