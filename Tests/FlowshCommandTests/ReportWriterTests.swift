import Foundation
import Glibc
@testable import Reports
import TestSupport
import Testing

@testable import FlowshCommand

@Suite struct `The writer of reports` {
  @Test func `writes the others if the reader of a pipe has left`() throws {
    let folder = try TemporaryFolder()
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let report = RunReport(cases: [], started: .now, seconds: 0, program: "flowsh 1.0")
    let writer = ReportWriter(
      reports: [
        .init(option: "--json", path: "/proc/self/fd/\(ends[1])", format: JSONReport()),
        .init(option: "--tap", path: folder.file("o.tap"), format: TAPReport()),
      ], writer: StandardOutput())
    #expect(!writer.write(report))
    #expect(try String(contentsOfFile: folder.file("o.tap"), encoding: .utf8).hasPrefix("TAP "))
  }
}
