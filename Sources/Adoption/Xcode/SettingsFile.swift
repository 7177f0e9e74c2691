import Foundation

/// A file of build settings, which has the suffix `.xcconfig`.
enum SettingsFile {
  /// Reads a file and those that it includes; what can't be read has no settings.
  ///
  /// Files of CocoaPods exist only after `pod install`.
  static func read(_ path: String, _ visited: Set<String> = []) -> [String: String] {
    guard !visited.contains(path), let text = Contents.text(path) else { return [:] }
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if let match = line.firstMatch(of: /^\s*#include\??\s*"([^"]*)"/) {
        let other = Path.joined(Path.folder(of: path), String(match.1))
        settings.merge(read(other, visited.union([path]))) { _, new in new }
      } else if let match = line.firstMatch(
        of: /^\s*([A-Za-z_]\w*(?:\[[^\]]*\])*)\s*=\s*(.*?)\s*;?\s*$/)
      {
        let (name, value) = (String(match.1), String(match.2))
        // In a file, $(inherited) may also mean the lines above.
        settings[name] =
          settings[name].map {
            value.replacing("$(inherited)", with: $0)
          } ?? value
      }
    }
    return settings
  }
}
