/// The declarations in the files of an app that a build goes without.
struct AbsentFiles {
  /// A file that isn't built.
  struct File: Equatable {
    let path: String
    let absence: Absence
  }

  /// The files by the names that they declare.
  private var owners: [String: File] = [:]

  /// Reads the declarations of a package's files that aren't built.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - source: Returns the text of a file.
  init(of package: AdoptedPackage, source: (String) -> SourceText) {
    let project = package.project
    add(Self.excluded(from: package), .excluded, source)
    let missing = project.targets.flatMap(\.missingFiles).filter { FileKind($0) == .source }
    addMissing(missing, besides: Set(project.targets.flatMap(package.allFiles)), source)
    add(project.targets.flatMap(\.filesInC), .inC, source)
    add(package.leftOut.sorted(), .leftOut, source)
  }

  /// Reads the declarations of files.
  ///
  /// - Parameters:
  ///   - files: The paths.
  ///   - absence: Why they aren't built.
  ///   - source: Returns the text of a file.
  init(_ files: [String], _ absence: Absence, source: (String) -> SourceText) {
    add(files, absence, source)
  }

  /// Returns the Swift files that `--exclude` leaves out of a package.
  ///
  /// A folder that can't be read counts as empty; it may have been left out for that reason.
  static func excluded(from package: AdoptedPackage) -> [String] {
    package.project.excludedPaths.flatMap { (try? SourceFolder.contents(of: $0))?.files ?? [] }
      .filter { FileKind($0) == .source }
  }

  /// Returns the file that declares a name.
  func owner(of name: String) -> File? { owners[name] }

  private mutating func add(
    _ files: [String], _ absence: Absence, _ source: (String) -> SourceText
  ) {
    for path in files { add(source(path).declarations, File(path: path, absence: absence)) }
  }

  private mutating func add(_ names: some Sequence<String>, _ file: File) {
    for name in names where owners[name] == nil { owners[name] = file }
  }

  /// Adds files that the disk doesn't have: what they are called after, and what is declared beside
  /// them in files that the project doesn't list, under which name they may be now.
  private mutating func addMissing(
    _ files: [String], besides listed: Set<String>, _ source: (String) -> SourceText
  ) {
    for path in files {
      let file = File(path: path, absence: .missing)
      add([String(Path.base(of: path).prefix { $0 != "+" })], file)
      // The folder may be gone as well.
      let beside = (try? Path.names(in: Path.folder(of: path))) ?? []
      for name in beside where FileKind(name) == .source {
        let other = Path.joined(Path.folder(of: path), name)
        if !listed.contains(other) { add(source(other).declarations, file) }
      }
    }
  }
}
