import ArgumentParser
import ToolSupport

/// The `flowsh-benchmark` command, which compares the performance of flowsh and other programs.
struct BenchmarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flowsh-benchmark",
    abstract: "Compare the performance of flowsh with sqlite3, tclsh, and python3.",
    discussion: """
      Every figure is the median of several runs. Each run measures all programs in turn, so that \
      a busy machine slows them all alike. Build with -c release --static-swift-stdlib.
      """)

  @Option(help: "The number of runs.")
  var runs = 5

  @Option(
    help: ArgumentHelp(
      "Measure only this section: \(Section.allValueStrings.joined(separator: ", ")).",
      valueName: "section"
    ))
  var only: [Section] = []

  @Option(
    help: "Also start this program, such as a build of flowsh that is linked dynamically.",
    completion: .file())
  var other: String?

  @Option(help: "Also write the figures to this file, as JSON.")
  var json: String?

  func validate() throws {
    if runs < 1 { throw ValidationError("--runs must be 1 or more, not \(runs)") }
  }

  @MainActor func perform() throws {
    let folder = try TemporaryFolder(prefix: "flowsh-benchmark")
    defer { folder.remove() }
    let programs = try Programs(folder: folder, other: other)
    var report = Report(runs: runs, missing: programs.missing)
    for section in Section.allCases where only.isEmpty || only.contains(section) {
      let findings =
        switch section {
        case .start: try StartUp(programs).measure(runs: runs)
        case .lines: try PipedLines(programs, folder).measure(runs: runs)
        case .driver:
          try DriverActions().measure(runs: runs) + DiagnosticsCost().measure(runs: runs)
            + ViewReading().measure(runs: runs)
        case .tests: try TestRuns(programs, folder).measure(runs: runs)
        case .storefront:
          try StorefrontTour().measure(runs: runs)
            + LargeStore(programs, folder).measure(runs: runs)
        case .exploring: try Exploring(programs).measure(runs: runs)
        case .instructions: try instructions(programs, folder, &report)
        case .memory: try PeakMemory(programs, folder).measure()
        }
      report.findings += findings
    }
    print(report.table)
    if let json { try report.writeJSON(to: json) }
  }

  @MainActor private func instructions(
    _ programs: Programs, _ folder: TemporaryFolder, _ report: inout Report
  ) throws -> [FigureGroup] {
    guard let counts = try InstructionCounts.available(programs, folder) else {
      report.missing.append(
        "instructions (neither perf stat nor valgrind with objcopy counts them)")
      return []
    }
    return try counts.measure()
  }
}
