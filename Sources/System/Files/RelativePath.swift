import Glibc

/// A path that leads from a folder to a file, so that both can be moved together.
package enum RelativePath {
  /// Returns a path from a folder, which need not exist, to a file; the absolute one if the two
  /// have only the root in common, or the file doesn't exist.
  package static func path(to file: String, from folder: String) -> String {
    guard let target = real(file), let start = real(folder) else {
      return StartFolder.absolute(file)
    }
    let (to, from) = (PathParts.components(of: target), PathParts.components(of: start))
    let common = zip(to, from).prefix(while: PathParts.areSame).count
    guard common > 0 else { return target }
    return (Array(repeating: "..", count: from.count - common) + to[common...])
      .joined(separator: "/")
  }

  /// Returns the absolute path without links; for what doesn't exist, that of the nearest folder
  /// that does, followed by the rest.
  ///
  /// - Returns: The path; `nil` if the rest has `..`, which leads elsewhere if a link is made
  ///   there.
  private static func real(_ path: String) -> String? {
    var parts = PathParts.components(of: StartFolder.absolute(path)).filter { $0 != "." }
    var rest: [Substring] = []
    while true {
      if let real = realpath("/" + parts.joined(separator: "/"), nil) {
        defer { free(real) }
        return ([String(cString: real)] + rest.map(String.init)).joined(separator: "/")
      }
      guard let last = parts.popLast(), last != ".." else { return nil }
      rest.insert(last, at: 0)
    }
  }
}
