import Files
import Foundation
import Reports

/// The folder `.flowsh` of a workspace, in which maps and the last report are kept.
struct StateFolder {
  /// The folder of the workspace.
  let root: String

  var path: String { root + "/.flowsh" }
  /// The path of the report of the last run.
  var report: String { path + "/last-run.json" }

  /// Returns the path of an app's map.
  func map(of app: String) -> String {
    let name = app.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
    return "\(path)/\(String(name)).map.json"
  }

  /// Creates the folder, which version control ignores.
  ///
  /// - Throws: An error if that isn't possible.
  func create() throws {
    guard !FileManager.default.fileExists(atPath: path) else { return }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try WholeFile.write(Array("*\n".utf8), to: path + "/.gitignore")
  }

  /// Reads the map of an app; `nil` if there is none that can be read.
  func readMap(of app: String) -> KnownApp? {
    var file = WholeFile(map(of: app))
    guard let bytes = try? file.read(atMost: 256 << 20), let map = try? MapFile(bytes) else {
      return nil
    }
    return KnownApp(map.map)
  }

  /// Whether an app's map is older than the program, which may contain a changed app.
  func isStale(_ app: String, program: String) -> Bool {
    func date(_ path: String) -> Date {
      let resolved = URL(filePath: path).resolvingSymlinksInPath().path
      let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
      return attributes?[.modificationDate] as? Date ?? .distantPast
    }
    return date(map(of: app)) < date(program)
  }

  /// Reads the report of the last run; `nil` if there is none that can be read.
  func readReport() -> RunReport? {
    var file = WholeFile(report)
    guard let bytes = try? file.read(atMost: 256 << 20) else { return nil }
    return (try? ReportFile(bytes))?.report
  }
}
