import ArgumentParser
import ToolSupport

/// The `flowsh-benchmark` command, which measures the speed of operations that have a budget.
struct BenchmarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flowsh-benchmark",
    abstract: "Measure flowsh against its budgets, and in comparison with sqlite3 and tclsh.",
    discussion: """
      Every figure is the median of several runs. Each run measures all programs in turn, so that \
      a busy machine slows them all alike. Build with -c release --static-swift-stdlib.
      """)

  @Option(help: "The number of runs.")
  var runs = 5

  @Option(
    help: ArgumentHelp(
      "Measure only this section: \(Section.allValueStrings.joined(separator: ", ")).",
      discussion: "Without this option, all but the last two are measured: these run the compiler.",
      valueName: "section"
    ))
  var only: [Section] = []

  func validate() throws {
    if runs < 1 { throw ValidationError("--runs must be 1 or more, not \(runs)") }
  }

  @MainActor func perform() throws {
    let folder = try TemporaryFolder(prefix: "flowsh-benchmark")
    defer { folder.remove() }
    let programs = try Programs(folder)
    var report = Report(runs: runs, missing: programs.missing)
    let sections = only.isEmpty ? Section.allCases.filter { !$0.isSlow } : only
    for section in Section.allCases where sections.contains(section) {
      let measurements = try section.measurements(programs)
      var figures = measurements.map { Figure($0.name, $0.unit, $0.budget) }
      for _ in 0..<(section.isMeasuredOnce ? 1 : runs) {
        for (place, measurement) in measurements.enumerated() {
          figures[place].samples.append(try measurement.measure())
        }
      }
      report.sections.append((section, figures))
    }
    print(report.table)
  }
}
