import Foundation
import Shell
import TestSupport
import Testing
import Walkthroughs

/// The file of a recording, in a folder of its own.
struct RecordingFile {
  let folder: TemporaryFolder

  /// Its path.
  var path: String { folder.file("a.walk") }

  init() throws { folder = try TemporaryFolder() }

  /// What was recorded.
  func text() throws -> String { try folder.read("a.walk") }

  /// Runs what was recorded, as a test.
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
