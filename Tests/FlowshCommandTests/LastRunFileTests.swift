import Files
@testable import Reports
import TestRunner
import Testing
import TestSupport

@testable import FlowshCommand

@Suite struct `The file with the cases that failed in the last run` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(state: String? = nil, folder: String = "/tmp") -> LastRunFile {
    LastRunFile(environment: ["XDG_STATE_HOME": state ?? self.folder.path], folder: folder)
  }

  @Test func `its place depends on the environment and the folder`() {
    let path = file(state: "/s").path
    #expect(path?.hasPrefix("/s/flowsh/last-failed/") == true && path?.hasSuffix(".json") == true)
    #expect(file(state: "/s", folder: "/other").path != path)
    #expect(
      LastRunFile(environment: ["HOME": "/h"], folder: "/").path?.hasPrefix("/h/.local") == true)
    #expect(LastRunFile(environment: ["XDG_STATE_HOME": "s"], folder: "/").path == nil)
  }

  @Test func `a run is read as it was written, and a file from elsewhere is a problem`() throws {
    let file = file()
    #expect(throws: LastRunFile.Problem.missing) { try file.read() }
    file.update([CaseReport(file: "/tmp/none/a.walk", title: "a", status: .failed)], RunPlan())
    let failed = try file.read().failed
    #expect(failed == [LastRun.Case(file: "none/a.walk", title: "a")])
    // The file doesn't exist, so its cases are forgotten.
    file.update([], RunPlan())
    #expect(try file.read().failed == [])

    let path = try #require(file.path)
    for text in ["", "{}", "{\"version\":9,\"folder\":\"/tmp\",\"failed\":[]}"] {
      try WholeFile(path).write(Array(text.utf8))
      #expect(throws: LastRunFile.Problem.foreign(path: path)) { try file.read() }
    }
    file.update([], RunPlan())
    #expect(try file.read() == LastRun())
  }

  @Test func `a folder that can't be written doesn't matter`() throws {
    let file = file(state: "/dev/null")
    file.update([CaseReport(file: "a.walk", title: "a", status: .failed)], RunPlan())
    #expect(throws: LastRunFile.Problem.self) { try file.read() }
    #expect(throws: LastRunFile.Problem.noFolder) {
      try LastRunFile(environment: [:], folder: "/").read()
    }
  }
}
