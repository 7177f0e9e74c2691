import Files
import Foundation
import Glibc
import Reports

/// The folder in which maps and the last report of a workspace are kept.
///
/// It is `.flowsh` in the workspace or, where that can't be made, one in the user's cache.
struct StateFolder {
  /// The folder of the workspace.
  let root: String
  let path: String

  /// The path of the report of the last run.
  var report: String { path + "/last-run.json" }

  /// Makes the folder, which version control ignores.
  ///
  /// - Throws: `FileError` if neither folder can be made.
  init(_ root: String) throws(FileError) {
    self.root = root
    let own = root + "/.flowsh"
    if (try? Self.make(own)) != nil {
      path = own
    } else {
      let variables = ProcessInfo.processInfo.environment
      let cache = variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      let folders = ["flowsh", "workspaces", Digest(root.utf8).digits]
      var folder = cache ?? NSHomeDirectory() + "/.cache"
      mkdir(folder, 0o700)
      for name in folders {
        folder += "/" + name
        try Self.make(folder)
      }
      path = folder
    }
    let ignored = WholeFile(path + "/.gitignore")
    if !ignored.exists { try ignored.write(Array("*\n".utf8)) }
  }

  /// Makes a folder that nobody else can read, because reports contain an app's screens.
  private static func make(_ path: String) throws(FileError) {
    guard mkdir(path, 0o700) != 0 else { return }
    if errno != EEXIST || access(path + "/", W_OK) != 0 {
      throw FileError(.write, path, .system(errno))
    }
  }

  /// Returns the path of an app's map.
  func map(of app: String) -> String {
    let name = app.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" }
    return "\(path)/\(String(name)).map.json"
  }

  /// Reads the map of an app; `nil` if there is none that can be read.
  func readMap(of app: String) -> KnownApp? {
    var file = WholeFile(map(of: app))
    guard let bytes = try? file.read(atMost: 256 << 20), let map = try? MapFile(bytes) else {
      return nil
    }
    return KnownApp(map.map)
  }

  /// Reads the report of the last run, and makes its paths absolute; `nil` if there is none that
  /// can be read.
  func readReport() -> RunReport? {
    func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(root)/\(path)" }
    var file = WholeFile(report)
    guard let bytes = try? file.read(atMost: 256 << 20),
      var report = (try? ReportFile(bytes))?.report
    else { return nil }
    for place in report.cases.indices {
      report.cases[place].file = absolute(report.cases[place].file)
      for step in report.cases[place].steps.indices {
        report.cases[place].steps[step].file = absolute(report.cases[place].steps[step].file)
      }
    }
    return report
  }
}
