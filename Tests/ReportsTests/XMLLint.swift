import Files
import Foundation
import Glibc
import ToolSupport

/// The validator `xmllint`, if it is installed.
enum XMLLint {
  private static let path = "/usr/bin/xmllint"

  nonisolated static var isInstalled: Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/xmllint")
  }

  /// Returns what is wrong with JUnit reports; empty if all are valid.
  static func problems(of reports: [[UInt8]]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try reports.enumerated().map { place, bytes in
      let file = folder.appending(path: "\(place).xml")
      try Data(bytes).write(to: file)
      return file.path()
    }
    let schema = URL(filePath: #filePath).appending(path: "../../../.ci/junit-10.rng").standardized
    // Foundation's `Process` can miss the end of a program while other tests start programs.
    let errors = folder.appending(path: "errors").path()
    let process = try ChildProcess.start(
      path, ["--noout", "--relaxng", schema.path()] + files, environment: [:],
      streams: [0: .reading("/dev/null"), 1: .appending("/dev/null"), 2: .appending(errors)])
    var status: Int32 = -1
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0 ? "" : try String(contentsOfFile: errors, encoding: .utf8)
  }
}
