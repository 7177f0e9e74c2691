import Foundation

/// Reads files of build settings, which have the suffix `.xcconfig`.
struct SettingsFile {
  /// The maximum size of a value, which may contain itself again and again.
  private static let mostBytes = 1 << 20

  /// The settings of the files that have been read; a file that is being read has none yet.
  private var known: [String: [String: String]] = [:]

  /// Reads a file and those that it includes; what can't be read has no settings.
  ///
  /// Files of CocoaPods exist only after `pod install`.
  static func read(_ path: String) -> [String: String] {
    var reader = SettingsFile()
    return reader.settings(of: path)
  }

  private mutating func settings(of path: String) -> [String: String] {
    if let settings = known[path] { return settings }
    known[path] = [:]
    guard let text = Contents.text(path) else { return [:] }
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if let place = Self.included(by: line) {
        let other = Path.joined(Path.folder(of: path), place)
        settings.merge(self.settings(of: other)) { _, new in new }
      } else if let (name, value) = Self.assignment(in: line) {
        // In a file, $(inherited) may also mean the lines above.
        let whole = settings[name].map { value.replacing("$(inherited)", with: $0) } ?? value
        settings[name] = whole.utf8.count <= Self.mostBytes ? whole : value
      }
    }
    known[path] = settings
    return settings
  }

  /// Returns the path in `#include "path"`, or in `#include? "path"`.
  private static func included(by line: Substring) -> String? {
    let line = line.drop { $0.isWhitespace }
    guard line.hasPrefix("#include") else { return nil }
    let parts = line.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }

  /// Returns what a line such as `NAME[sdk=iphoneos*] = value;` sets.
  private static func assignment(in line: Substring) -> (name: String, value: String)? {
    var rest = line.drop { $0.isWhitespace }
    let start = rest
    guard let first = rest.first, first == "_" || first.isASCII && first.isLetter else {
      return nil
    }
    rest = rest.drop { $0 == "_" || $0.isLetter || $0.isNumber }
    while rest.first == "[", let end = rest.firstIndex(of: "]") {
      rest = rest[rest.index(after: end)...]
    }
    let name = start[..<rest.startIndex]
    rest = rest.drop { $0.isWhitespace }
    guard rest.first == "=" else { return nil }
    var value = rest.dropFirst().trimmingCharacters(in: .whitespaces)
    if value.hasSuffix(";") {
      value = String(value.dropLast()).trimmingCharacters(in: .whitespaces)
    }
    return (String(name), value)
  }
}
