import Foundation
import Testing

/// The sources of the demo apps, to compare traces with.
enum SourceText {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  /// The lines of a file below an app's folder, found by its name.
  static func lines(of file: String, app: String) throws -> [Substring] {
    let folder = root.appending(path: app)
    let names = try #require(FileManager.default.enumerator(atPath: folder.path))
    for case let name as String in names where name.hasSuffix("/\(file)") || name == file {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    Issue.record("no file \(file) in \(app)")
    return []
  }

  /// The position of a text's first occurrence in a file, such as `File.swift:31`.
  static func place(of text: String, in file: String, app: String) throws -> String {
    let line = try #require(try lines(of: file, app: app).firstIndex { $0.contains(text) })
    return "\(file):\(line + 1)"
  }

  /// The name of the function that contains a line: the last one declared before it.
  static func function(around line: Int, of file: String, app: String) throws -> String? {
    for text in try lines(of: file, app: app).prefix(line).reversed() {
      if let match = text.firstMatch(of: /func (\w+)/) { return String(match.1) }
      if text.contains(/\binit\??\(/) { return "init" }
    }
    return nil
  }
}
