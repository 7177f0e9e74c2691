import Foundation

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
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = ["--noout", "--relaxng", schema.path()] + files
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : text
  }
}
