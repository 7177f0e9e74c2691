/// A `Cartfile.resolved`: the repositories that Carthage checks out, with their versions.
struct CartfileResolved {
  struct Entry: Equatable {
    let name: String
    let repository: String
    let version: String
  }

  private(set) var entries: [Entry] = []
  /// The names of what Carthage downloads as binaries for Apple's platforms.
  private(set) var binaries: [String] = []
  /// The problems, in words that follow the name of the file.
  private(set) var problems: [String] = []

  /// Reads a file; one that can't be used has no entries.
  init(_ path: String) {
    var versions: [String: String] = [:]
    for line in LockFile.lines(of: path, &problems) ?? [] {
      guard let match = line.firstMatch(of: /^\s*(github|git|binary)\s+"([^"]+)"\s+"([^"]+)"/)
      else { continue }
      let (place, version) = (String(match.2), String(match.3))
      if match.1 == "binary" {
        binaries.append(Path.base(of: place))
        continue
      }
      let isShort = match.1 == "github" && !place.contains(":")
      let name = Dependency.name(of: place)
      guard Dependency.isName(name) else { continue }
      if let known = versions[name.lowercased()] {
        if known != version {
          problems.append(
            "names two versions of \(name), \(known) and \(version); the first is taken")
        }
        continue
      }
      versions[name.lowercased()] = version
      entries.append(
        Entry(
          name: name, repository: isShort ? "https://github.com/\(place)" : place, version: version)
      )
    }
  }
}
