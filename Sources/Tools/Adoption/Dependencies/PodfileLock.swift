/// A `Podfile.lock`: the versions of all pods, and the sources of those that aren't from a
/// repository of specifications.
///
/// Also `Pods/Manifest.lock`, which CocoaPods writes with the sources in `Pods`.
struct PodfileLock {
  struct Pod: Equatable {
    let name: String
    /// `nil` if the file gives none, which only a person can have written.
    var version: String?
    /// The address of the repository that is named for this pod only.
    var repository: String?
    /// The tag, branch or commit in that repository.
    var revision: String?
    /// The folder of a pod that isn't copied, relative to the file.
    var path: String?
  }

  /// The pods in the order of their names, each once with all of its parts.
  private(set) var pods: [Pod] = []
  /// The problems, in words that follow the name of the file.
  private(set) var problems: [String] = []

  /// Reads a file; one that can't be used has no pods.
  init(_ path: String) {
    guard let lines = LockFile.lines(of: path, &problems) else { return }
    read(lines)
  }

  private mutating func read(_ lines: [Substring]) {
    var section: Substring = ""
    var owner: String?
    var found: [String: Pod] = [:]
    var hasPods = false
    for line in lines where !line.allSatisfy(\.isWhitespace) {
      let indent = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indent)
      if indent == 0 {
        section = text.prefix { $0 != ":" }
        if section == "PODS" { hasPods = true }
        continue
      }
      switch section {
      case "PODS" where indent == 2:
        if let (name, version) = Self.pod(text) { add(name, version, to: &found) }
      case "EXTERNAL SOURCES", "CHECKOUT OPTIONS":
        if indent == 2 {
          owner = Self.root(of: Self.unquoted(text.prefix { $0 != ":" }))
        } else if let owner, let match = text.wholeMatch(of: /:(\w+): (.*)/) {
          found[owner]?.add(String(match.1), Self.unquoted(match.2))
        }
      default: break
      }
    }
    if !hasPods { problems.append("has no list of pods; run \"pod install\" again") }
    pods = found.values.sorted { $0.name < $1.name }
  }

  private mutating func add(_ name: String, _ version: String?, to found: inout [String: Pod]) {
    guard let known = found[name] else {
      found[name] = Pod(name: name, version: version)
      return
    }
    guard let version, let other = known.version, version != other else { return }
    problems.append("names two versions of \(name), \(other) and \(version); the first is taken")
  }

  /// Reads an item such as `- Moya/Core (15.0.0):`, whose part belongs to the pod as a whole.
  private static func pod(_ text: Substring) -> (name: String, version: String?)? {
    guard text.hasPrefix("- ") else { return nil }
    var item = text.dropFirst(2)
    if item.hasSuffix(":") { item = item.dropLast() }
    let words = unquoted(item)
    let name = root(of: String(words.prefix { $0 != "(" }))
    guard Dependency.isName(name) else { return nil }
    let version = words.firstMatch(of: /\(([^)]+)\)$/).map { String($0.1) }
    return (name, version)
  }

  private static func root(of name: String) -> String {
    let root = name.prefix { $0 != "/" }
    return String(root.reversed().drop(while: \.isWhitespace).reversed())
  }

  private static func unquoted(_ text: Substring) -> String {
    let isQuoted = text.count > 1 && text.first == "\"" && text.last == "\""
    return String(isQuoted ? text.dropFirst().dropLast() : text)
  }
}

extension PodfileLock.Pod {
  /// Takes a line of what the Podfile says of the pod, or of what was checked out for it.
  fileprivate mutating func add(_ key: String, _ value: String) {
    switch key {
    case "git": repository = value
    case "path": path = value
    // What was checked out comes later, and is more exact than a branch.
    case "tag", "branch", "commit": revision = value
    default: break
    }
  }
}
