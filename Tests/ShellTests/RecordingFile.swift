import Foundation
import Shell
import TestSupport
import Testing
import Walkthroughs

/// The file of a recording, in its own temporary folder.
struct RecordingFile {
  let folder: TemporaryFolder

  /// The path of the file.
  var path: String { folder.file("a.walk") }

  init() throws { folder = try TemporaryFolder() }

  /// Returns the recorded script.
  func text() throws -> String { try folder.read("a.walk") }

  /// Runs the recorded script as a test.
  func replay(
    _ app: AppEntry = .contacts, environment: [String: String] = [:]
  ) async throws -> CaseOutcome {
    let read = WalkthroughFile.read(path)
    #expect(read.mistakes.isEmpty)
    let walkthrough = try #require(read.file)
    for (name, value) in environment { setenv(name, value, 1) }
    defer { for name in environment.keys { unsetenv(name) } }
    let run = try CaseRun(
      try #require(walkthrough.cases.first), of: walkthrough, catalog: AppCatalog([app]))
    return await run.run()
  }
}
