/// The patterns of files that a person leaves out, and which of them did.
final class Exclusions {
  private let patterns: [(text: String, glob: GlobPattern)]
  private var used: Set<Int> = []
  private var matched: Set<String> = []

  /// - Parameter patterns: The patterns, relative to the project's folder.
  init(_ patterns: [String] = []) { self.patterns = patterns.map { ($0, GlobPattern($0)) } }

  /// The patterns that have matched nothing so far.
  var unused: [String] { patterns.indices.filter { !used.contains($0) }.map { patterns[$0].text } }

  /// The absolute paths of the files and folders that a pattern has matched so far, sorted.
  var matches: [String] { matched.sorted() }

  /// Whether a pattern matches a file, or a folder with everything inside.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - folder: The project's folder, which itself is never left out.
  /// - Returns: Whether it is left out.
  func contain(_ path: String, of folder: String) -> Bool {
    guard !patterns.isEmpty, path != folder else { return false }
    let name = Path.relative(path, to: folder)
    let matching = patterns.indices.filter { patterns[$0].glob.matches(name) }
    used.formUnion(matching)
    if !matching.isEmpty { matched.insert(path) }
    return !matching.isEmpty
  }
}
