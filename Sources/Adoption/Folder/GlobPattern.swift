/// A pattern for paths: `*` and `?` match inside a name, `**` also across folders, and `\` takes
/// away the meaning of the character after it.
///
/// A pattern without special characters is a file, or a folder with all that is in it. The build
/// plugin is compiled with this file, too, for the patterns in flowsh.json.
struct GlobPattern {
  private let parts: [Substring]

  init(_ text: String) { parts = text.split(separator: "/") }

  /// Returns the text of the pattern that matches a path, and what is in it, but no other.
  static func text(of path: String) -> String {
    path.map { "*?\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// Returns whether a path, or a folder around it, matches.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    return (1...max(1, names.count)).contains { Self.matches(parts[...], names.prefix($0)) }
  }

  private static func matches(_ parts: ArraySlice<Substring>, _ names: ArraySlice<Substring>)
    -> Bool
  {
    guard let part = parts.first else { return names.isEmpty }
    if part == "**" {
      return names.indices.contains { matches(parts.dropFirst(), names[$0...]) }
        || names.isEmpty && parts.count == 1
    }
    guard let name = names.first, matches(Array(part)[...], Array(name)[...]) else { return false }
    return matches(parts.dropFirst(), names.dropFirst())
  }

  private static func matches(
    _ part: ArraySlice<Character>, _ name: ArraySlice<Character>
  ) -> Bool {
    guard let first = part.first else { return name.isEmpty }
    if first == "\\", let literal = part.dropFirst().first {
      return literal == name.first && matches(part.dropFirst(2), name.dropFirst())
    }
    if first == "*" {
      return matches(part.dropFirst(), name)
        || !name.isEmpty && matches(part, name.dropFirst())
    }
    guard let letter = name.first, first == "?" || first == letter else { return false }
    return matches(part.dropFirst(), name.dropFirst())
  }
}
