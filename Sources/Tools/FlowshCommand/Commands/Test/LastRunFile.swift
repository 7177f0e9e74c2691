import Files
import Foundation
import Glibc
import Reports
import TestRunner

/// The file in which the cases that failed last in the current folder are kept.
nonisolated struct LastRunFile {
  /// The path; `nil` if the environment names no folder for it.
  let path: String?
  /// The current folder.
  private let folder: String

  /// Determines the file for the current folder.
  ///
  /// It is in `flowsh/last-failed` in `XDG_STATE_HOME` or, if that isn't an absolute path, in
  /// `HOME/.local/state`. Its name is a hash of the folder's path.
  init(environment: [String: String], folder: String) {
    func absolute(_ variable: String) -> String? {
      environment[variable].flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
    }
    let state = absolute("XDG_STATE_HOME") ?? absolute("HOME").map { $0 + "/.local/state" }
    path = state.map { "\($0)/flowsh/last-failed/\(Digest(folder.utf8).digits).json" }
    self.folder = folder
  }

  /// The name of a walkthrough in the file: its path in the folder, or its absolute path.
  func name(_ path: String) -> String {
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    let absolute = resolved.map { String(cString: $0) } ?? path
    let prefix = folder == "/" ? "/" : folder + "/"
    guard absolute.utf8.starts(with: prefix.utf8) else { return absolute }
    return String(Substring(absolute.utf8.dropFirst(prefix.utf8.count)))
  }

  /// The file for the process's environment and working directory.
  static var current: LastRunFile {
    var environment: [String: String] = [:]
    for name in ["XDG_STATE_HOME", "HOME"] {
      environment[name] = getenv(name).map { String(cString: $0) }
    }
    return LastRunFile(
      environment: environment, folder: FileManager.default.currentDirectoryPath)
  }

  /// The reason why the file can't be used.
  enum Problem: Error, Equatable {
    /// No run is known.
    case missing
    /// The environment names no folder for the file.
    case noFolder
    /// The file can't be read.
    case unreadable(path: String, reason: String)
    /// The file is damaged, or from another version or folder.
    case foreign(path: String)

    /// The message for the user.
    var words: String {
      switch self {
      case .missing: "no run is known in this folder; run the tests without --last-failed first"
      case .noFolder:
        "what failed last isn't kept, because neither XDG_STATE_HOME nor HOME is an absolute path;"
          + " set one of them"
      case .unreadable(let path, let reason): "\(path): \(reason)"
      case .foreign(let path):
        "\(path): not a list of failed cases of this version and this folder; run the tests without"
          + " --last-failed to replace it"
      }
    }
  }

  /// Reads the file.
  func read() throws(Problem) -> LastRun {
    guard let path else { throw .noFolder }
    var file = WholeFile(path)
    let bytes: [UInt8]?
    do throws(FileError) {
      bytes = try file.read(atMost: LastRun.mostBytes)
    } catch { throw .unreadable(path: path, reason: "\(error)") }
    guard let bytes else { throw .missing }
    guard let run = LastRun(json: bytes, folder: folder) else {
      throw .foreign(path: path)
    }
    return run
  }

  /// Updates the file with the results of a run, if that is possible; `plan` has all cases of the
  /// files that it has read.
  func update(_ results: [CaseReport], _ plan: RunPlan) {
    var names: [String: String] = [:]
    func name(_ path: String) -> String {
      if let name = names[path] { return name }
      let name = self.name(path)
      names[path] = name
      return name
    }
    let old = try? read()
    var new = old ?? LastRun()
    let cases: [String: Set<String>] =
      new.failed.isEmpty
      ? [:] : plan.entries.reduce(into: [:]) { $0[name($1.path), default: []].insert($1.title) }
    new.add(results, name: name) { item in
      cases[item.file]?.contains(item.title) ?? (FileStatus(at: item.file) != nil)
    }
    if new != old { write(new) }
  }

  /// Writes the file, if that is possible.
  ///
  /// Errors are ignored, because a run that only reports is right even without this file.
  func write(_ run: LastRun) {
    guard let path, let json = run.json(folder: folder) else { return }
    try? FileManager.default.createDirectory(
      atPath: PathParts.folder(of: path), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    do throws(FileError) {
      try WholeFile(path).write(json, permissions: 0o600)
    } catch {}
  }
}
