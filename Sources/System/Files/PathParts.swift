/// The parts of a path, which is cut at its slashes.
///
/// The bytes are searched, because a slash and a combining mark after it are a single character.
package enum PathParts {
  /// Returns the components, without the slashes between them.
  package static func components(of path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }

  /// Returns the path of the folder of a path's last component: `.` for a mere name.
  package static func folder(of path: String) -> String {
    let bytes = path.utf8
    let slash = UInt8(ascii: "/")
    guard let end = bytes.lastIndex(where: { $0 != slash }) else { return path.isEmpty ? "." : "/" }
    guard let before = bytes[...end].lastIndex(of: slash) else { return "." }
    guard let last = bytes[...before].lastIndex(where: { $0 != slash }) else { return "/" }
    return String(Substring(bytes[...last]))
  }

  /// Returns the last component; an empty string if there is none.
  package static func name(of path: String) -> String {
    components(of: path).last.map(String.init) ?? ""
  }

  /// Whether two components are the same bytes; as strings, they would also equal other forms of
  /// the same text.
  static func areSame(_ one: Substring, _ other: Substring) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }
}
