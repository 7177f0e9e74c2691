extension AdoptionReport {
  /// The reasons for which the app can't begin.
  var blockedLines: [String] {
    guard !blocked.isEmpty else { return [] }
    return ["  the app begins in a file that doesn't compile"]
      + blocked.flatMap { file in file.errors.map { "          " + short($0) } }
  }

  /// The part that the first screen lacks, and the reason.
  var gapLines: [String] {
    guard let gap = launchGap else { return [] }
    let title =
      switch gap.role {
      case .entry: "the app begins in a file that isn't built"
      case .sceneDelegate(true): "the app runs without its scene delegate, \(gap.name)"
      case .sceneDelegate(false): "the app shows nothing without its scene delegate, \(gap.name)"
      case .mainStoryboard: "the app shows nothing without its main storyboard, \(gap.name)"
      case .firstScreen(let storyboard):
        "the first screen lacks its class in \(storyboard), \(gap.name)"
      }
    let file = leftOut.first { $0.path == gap.path }
    let reason =
      switch gap.absence {
      case .leftOut: file?.errors.first.map { short($0) } ?? "\(short(gap.path)) is left out"
      case .excluded: "\(short(gap.path)) is left out by --exclude"
      case .missing: "\(short(gap.path)) is missing on disk"
      case .inC: "\(short(gap.path)) is in C or Objective-C"
      }
    return ["  " + title, "          " + reason]
  }

  /// The consequence for an app that lacks a part of its first screen.
  var effectOfGap: String {
    switch launchGap?.role {
    case nil, .sceneDelegate(true): ""
    case .entry, .sceneDelegate(false), .mainStoryboard: ", and shows nothing"
    case .firstScreen: ", and lacks the class of its first screen"
    }
  }

  /// A file that a person has to write or to rename before the app can begin.
  private var stand: (path: String, absence: Absence, what: String)? {
    if let gap = launchGap {
      if gap.role == .mainStoryboard { return nil }
      return (gap.path, gap.absence, gap.role == .entry ? Self.entry(gap.path) : "a \(gap.name)")
    }
    guard let file = blocked.first else { return nil }
    switch file.reason {
    case .errors: return nil
    case .uses(_, let owners, .missing):
      return (owners.first ?? file.path, .missing, Self.entry(file.path))
    case .modules, .missing, .uses: return (file.path, .leftOut, Self.entry(file.path))
    }
  }

  private static func entry(_ path: String) -> String {
    Path.name(of: path) == "main.swift" ? "a main.swift" : "an app delegate"
  }

  /// The commands that come next, as a shell reads them.
  ///
  /// - Parameters:
  ///   - folder: The folder that they start from.
  ///   - path: The path of the project that the user named.
  ///   - into: The folder of the package that the user named.
  /// - Returns: The lines.
  func next(from folder: String, adopting path: String, _ into: String?) -> [String] {
    let place = package.shownFolder(from: folder)
    if let stand {
      let adopt = Self.command(adopting: path, into)
      if stand.absence == .missing {
        return [
          "next", "  rename or remove \(short(stand.path)) in the project, as on the disk",
          "  \(adopt)",
        ]
      }
      let main = package.targetName(of: package.project.main.module)
      let name = Path.base(of: stand.path) + ".swift"
      let own = Path.normalized("\(place)/Sources/\(main)/\(name)")
      let pattern = GlobPattern.text(
        of: Path.relative(stand.path, to: package.project.folder))
      let exclude = package.options.exclude + (stand.absence == .leftOut ? [pattern] : [])
      return [
        "next", "  write \(own), with \(stand.what) of your own",
        "  \(adopt)" + exclude.map { " --exclude \(Self.quoted($0))" }.joined(),
      ]
    }
    if case .written = result,
      !Path.exists(package.folder + "/" + SDKLink.name(version: package.version))
    {
      return ["next", "  " + Self.command(adopting: path, into)]
    }
    var lines = ["next"]
    if place != "." { lines.append("  cd \(Self.quoted(Self.withoutDash(place)))") }
    switch result {
    case .fails: return lines + ["  swift build"]
    case .written, .builds: break
    }
    if package.project.main.kind == .app {
      lines.append(
        "  swift run \(Self.quoted(package.targetName(of: package.project.main.module)))")
    } else {
      lines.append("  swift build")
    }
    if package.targets.contains(where: { $0.kind == .tests }) { lines.append("  swift test") }
    return lines
  }

  private static func command(adopting path: String, _ into: String?) -> String {
    let into = into.map { " --into \(quoted(withoutDash($0)))" } ?? ""
    return "flowsh adopt \(quoted(withoutDash(path)))\(into)"
  }

  /// Returns a path that a command doesn't take for an option.
  private static func withoutDash(_ path: String) -> String {
    path.hasPrefix("-") ? "./" + path : path
  }
}
