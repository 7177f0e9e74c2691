@testable import Reports
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

@Suite struct `A large report` {
  @Test(arguments: [TAPReport(), JUnitReport(), JSONReport(), HTMLReport()] as [any ReportFormat])
  func `is written in small parts`(format: any ReportFormat) {
    var run = RunReport.sample
    run.cases = (0..<300).map { number in
      var item = RunReport.sample.cases[1]
      item.title = "case \(number)"
      return item
    }
    let whole = format.bytes(of: run).count
    var largest = 0
    format.write(run) { largest = max(largest, $0.count) }
    #expect(whole > 100_000 && largest < 80_000, "\(whole), \(largest)")
  }
}
