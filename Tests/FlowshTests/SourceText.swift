import Foundation
import Testing

/// The source code of the demo apps, for comparison with traces.
enum SourceText {
  private struct File {
    let lines: [Substring]
    /// For each line, the name of the last function or computed property declared at or before it.
    let functions: [String?]

    init(_ text: String) {
      lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      var function: String?
      functions = lines.map { line in
        if line.contains("func "), let match = line.firstMatch(of: /func (\w+)/) {
          function = String(match.1)
        } else if line.contains("init"), line.contains(/\binit\??\(/) {
          function = "init"
        } else if line.contains("var "), let match = line.firstMatch(of: /var (\w+)[^=]*\{$/) {
          function = String(match.1)
        }
        return function
      }
    }
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources")

  /// The source files in each app's folder, keyed by app and file name.
  private static let files = Dictionary(
    uniqueKeysWithValues: ["Apps/Contacts", "Apps/Storefront", "Model/Coordinators"].map {
      (String($0.split(separator: "/")[1]), files(in: $0))
    })

  private static func files(in folder: String) -> [String: File] {
    let folder = root.appending(path: folder)
    var files: [String: File] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init()
    where path.hasSuffix(".swift") {
      let url = folder.appending(path: path)
      files[url.lastPathComponent] = (try? String(contentsOf: url, encoding: .utf8)).map(File.init)
    }
    return files
  }

  private static func file(_ name: String, of app: String) throws -> File {
    try #require(files[app]?[name], "no file \(name) in \(app)")
  }

  /// Returns the position of the text's first occurrence in a file, such as `File.swift:31`.
  static func place(of text: String, in file: String, app: String) throws -> String {
    let lines = try Self.file(file, of: app).lines
    let line = try #require(lines.firstIndex { $0.contains(text) })
    return "\(file):\(line + 1)"
  }

  /// Returns the name of the last function or computed property declared at or before a line.
  static func function(around line: Int, of file: String, app: String) throws -> String? {
    try Self.file(file, of: app).functions.prefix(line).last ?? nil
  }
}
