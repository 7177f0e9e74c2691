import Reports
import Testing

@Suite struct `Equal reports` {
  private static let formats: [any ReportFormat] = [
    TextReport(), TAPReport(), JUnitReport(), JSONReport(), HTMLReport(),
  ]

  @Test func `produce the same bytes each time`() {
    var run = RunReport.sample
    for index in run.cases.indices { run.cases[index].tags = (0..<40).map { "tag\($0 * 7 % 40)" } }
    for format in Self.formats {
      let first = format.bytes(of: run)
      for _ in 0..<3 { #expect(format.bytes(of: run) == first) }
    }
  }
}
