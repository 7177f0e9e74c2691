/// The result of an app's adoption.
package struct AdoptionReport {
  package enum Result {
    /// Nothing has been built.
    case written
    case builds
    /// The build fails with these errors; if there are none, its last lines say more.
    case fails([CompilerDiagnostic], tail: [String])
  }

  /// The package as it was built last.
  package internal(set) var package: AdoptedPackage
  package internal(set) var result = Result.written
  package internal(set) var written = WrittenFiles.Outcome()
  /// The files without which the package builds.
  package internal(set) var leftOut: [LeftOutFile] = []
  /// The file in which the app begins, if it would have to be left out, and others like it.
  package internal(set) var blocked: [LeftOutFile] = []
  /// A part that the app needs for its first screen, if the package is built without it.
  package internal(set) var launchGap: LaunchGap?
  package internal(set) var droppedPackages: [SkippedItem] = []
  package internal(set) var droppedTests: [SkippedItem] = []
  /// The build plugin's results for the targets' files, by their modules.
  package internal(set) var adapted: [String: AdaptedFiles] = [:]

  init(_ package: AdoptedPackage) { self.package = package }

  /// Whether the package has been built and doesn't build.
  package var hasFailed: Bool { if case .fails = result { true } else { false } }

  /// The names that flowsh lacks, each with the number of files that need it, the largest first.
  package var missing: [(name: MissingName, files: Int)] {
    var counts: [MissingName: Int] = [:]
    for file in leftOut + blocked {
      switch file.reason {
      case .missing(let names): for name in names { counts[name, default: 0] += 1 }
      case .modules(let names): for name in names { counts[.module(name), default: 0] += 1 }
      case .uses, .errors: break
      }
    }
    return counts.map { (name: $0, files: $1) }.sorted {
      ($1.files, $0.name.description) < ($0.files, $1.name.description)
    }
  }
}
