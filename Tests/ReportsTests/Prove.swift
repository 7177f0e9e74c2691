import Foundation
import PseudoTerminal

/// Perl's TAP harness `prove`, if it is installed.
enum Prove {
  nonisolated static var isInstalled: Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/prove")
  }

  /// Returns whether `prove` supports TAP 14.
  static func knowsFourteen() throws -> Bool {
    let version = try ProgramOutput.text(
      of: "/usr/bin/perl", ["-MTAP::Parser", "-e", "print $TAP::Parser::VERSION"],
      includesErrors: true)
    return version.prefix(4).compare("3.48", options: .numeric) != .orderedAscending
  }

  /// Returns the output of `prove` for the given streams.
  ///
  /// Each stream is written to a file whose name ends in `.tap`.
  static func read(_ streams: [[UInt8]]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try streams.enumerated().map { place, bytes in
      let file = folder.appending(path: "\(place).tap")
      try Data(bytes).write(to: file)
      return file.path()
    }
    return try ProgramOutput.text(
      of: "/usr/bin/prove", ["--norc"] + files, includesErrors: true)
  }
}
