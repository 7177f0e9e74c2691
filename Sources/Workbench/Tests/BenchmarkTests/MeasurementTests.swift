import Testing

@testable import flowsh_benchmark

@Suite struct `Benchmark figures` {
  private func figure(
    _ values: Double..., unit: flowsh_benchmark.Unit = .seconds, budget: Budget? = nil,
    processor: Double? = nil
  ) -> Figure {
    var figure = Figure("flowsh", unit, budget)
    figure.samples = values.map { Sample($0, processor: processor) }
    return figure
  }

  @Test func `the median is the middle value, or the mean of the two middle values`() {
    #expect(figure(3).median == 3)
    #expect(figure(9, 1, 2).median == 2)
    #expect(figure(4, 1, 3, 100).median == 3.5)
    #expect(figure().median.isNaN && figure().processor == nil)
  }

  @Test(arguments: [
    (flowsh_benchmark.Unit.seconds, 0.000_001_234, "1.23 µs"), (.seconds, 0.000_999_9, "1000 µs"),
    (.seconds, 0.001, "1.00 ms"), (.seconds, 0.012_34, "12.3 ms"), (.seconds, 0.5, "500 ms"),
    (.seconds, 1, "1.00 s"), (.seconds, 61, "61.0 s"), (.perSecond, 999_400, "999 k/s"),
    (.bytes, 1_048_576, "1.00 MiB"), (.ratio, 0.05, "0.05"),
    (.ratio, 1.999, "2.00"), (.ratio, 9.999, "10.00"), (.ratio, .nan, "?"),
    (.ratio, .infinity, "?"),
  ])
  func `a figure is written with three digits and its unit`(
    unit: flowsh_benchmark.Unit, value: Double, text: String
  ) {
    #expect(unit.text(value) == text)
  }

  @Test func `a budget is met at its bound`() {
    #expect([2, 2.1].map(Budget.atMost(2).isMet) == [true, false])
    #expect([149_999, 150_000].map(Budget.atLeast(150_000).isMet) == [false, true])
    #expect(Budget.atLeast(150_000).text(.perSecond) == "≥ 150 k/s")
  }

  @Test func `the table has a ratio for each other program and lists missing programs`() {
    var other = Figure("sqlite3", .seconds, .atMost(1.5))
    other.samples = [Sample(0.1)]
    let own = figure(0.3, 0.1, 0.2, budget: .atMost(1), processor: 0.1)
    let report = Report(runs: 3, missing: ["tclsh"], sections: [(.start, [own, other])])
    #expect(
      report.table == """
                   median  cpu     ratio  budget    met
        start
          flowsh   200 ms  100 ms         ≤ 1.00 s  yes
          sqlite3  100 ms          2.00   ≤ 1.50    no

        Medians of 3 runs (memory, building: one run); cpu is the processor time of a whole run;
        a ratio is the section's first figure divided by this one.
        Not installed and therefore not measured: tclsh.
        """)
  }
}
