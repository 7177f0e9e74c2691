import Foundation
import Testing

@testable import flowsh_benchmark

@Suite struct `Benchmark figures` {
  private func samples(_ values: Double...) -> Samples {
    var samples = Samples()
    for value in values { samples.append(value) }
    return samples
  }

  @Test func `the median is the middle value, or the mean of the two middle values`() {
    #expect(samples(3).median == 3)
    #expect(samples(9, 1, 2).median == 2)
    #expect(samples(4, 1, 3, 100).median == 3.5)
    #expect(samples().median.isNaN && samples().isEmpty)
  }

  @Test(arguments: [
    (flowsh_benchmark.Unit.seconds, 0.000_001_234, "1.23 µs"), (.seconds, 0.000_999_9, "1000 µs"),
    (.seconds, 0.001, "1.00 ms"), (.seconds, 0.012_34, "12.3 ms"), (.seconds, 0.5, "500 ms"),
    (.seconds, 1, "1.00 s"), (.seconds, 61, "61.0 s"), (.perSecond, 999_400, "999 k/s"),
    (.perSecond, 1_234_567, "1.23 M/s"), (.bytes, 1_048_576, "1.00 MiB"), (.ratio, 0.05, "0.05"),
    (.ratio, 1.999, "2.00"), (.ratio, 9.999, "10.00"), (.ratio, .nan, "?"),
    (.ratio, .infinity, "?"),
  ])
  func `a figure is written with three digits and its unit`(
    unit: flowsh_benchmark.Unit, value: Double, text: String
  ) {
    #expect(unit.text(value) == text)
  }

  @Test func `a goal is met at its bound, and the verdict distinguishes limit and aim`() {
    let ceiling = Goal.atMost(2, aim: 1.5)
    #expect([1.5, 1.6, 2, 2.1].map(ceiling.verdict) == [.met, .limitOnly, .limitOnly, .missed])
    #expect(ceiling.text(.ratio) == "≤ 2, target ≤ 1.50")
    let floor = Goal.atLeast(150_000)
    #expect([149_999, 150_000].map(floor.verdict) == [.missed, .met])
    #expect(floor.text(.perSecond) == "≥ 150 k/s")
    let aim = Goal.aim(10)
    #expect([9, 10].map(aim.verdict) == [.missed, .met])
    #expect(aim.text(.ratio) == "target ≥ 10.0")
  }

  @Test(arguments: [1, 2, 3, 1_000])
  func `lines that begin with a text are counted, however they are split`(piece: Int) {
    let bytes = Array("flow a\n flow\nflo\nflow\n\nflowflow\nxflow\nflow".utf8)
    var counter = LineCounter(beginning: "flow")
    for start in stride(from: 0, to: bytes.count, by: piece) {
      bytes[start..<min(start + piece, bytes.count)].withUnsafeBytes { counter.read($0) }
    }
    #expect(counter.count == 4)
  }

  private var report: Report {
    var own = Figure(name: "flowsh", unit: .seconds, goal: .atMost(1))
    own.samples = samples(0.3, 0.1, 0.2)
    own.processor = samples(0.1)
    var other = Figure(name: "sqlite3", unit: .seconds, goal: .atMost(1.5))
    other.samples = samples(0.1)
    var report = Report(runs: 3, missing: ["tclsh"])
    report.findings = [FigureGroup(what: "start-up", section: .start, figures: [own, other])]
    return report
  }

  @Test func `the table has a ratio for each other program and lists missing programs`() {
    #expect(
      report.table == """
                   median  cpu     ratio  asked   met
        start-up
          flowsh   200 ms  100 ms         ≤ 1 s   yes
          sqlite3  100 ms          2.00   ≤ 1.50  no

        Medians of 3 runs (memory: one run); cpu is the processor time of a whole run;
        a ratio is flowsh's figure divided by the other program's.
        Not installed and therefore not measured: tclsh.
        """)
  }

  @Test func `the JSON file contains every sample`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/flowsh-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try report.writeJSON(to: path)
    let file = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path)))
    let findings = try #require((file as? [String: Any])?["findings"] as? [[String: Any]])
    let figures = try #require(findings.first?["figures"] as? [[String: Any]])
    #expect(figures.map { $0["samples"] as? [Double] } == [[0.3, 0.1, 0.2], [0.1]])
    #expect(figures.map { $0["ratio"] as? Double } == [nil, 2])
    #expect(figures.map { $0["met"] as? String } == ["yes", "no"])
  }
}
