import ArgumentParser

/// `flowsh-benchmark`: measures flowsh beside other programs on the same machine.
struct BenchmarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flowsh-benchmark",
    abstract: "Measure flowsh beside sqlite3, tclsh and python3.",
    discussion: """
      Every figure is the median of several runs, in each of which all programs have their turn, \
      so that a busy machine slows them alike. Build with -c release --static-swift-stdlib.
      """)

  @Option(help: "How many runs the medians are of.")
  var runs = 5

  @Option(
    help: ArgumentHelp(
      "Measure this only: \(Section.allValueStrings.joined(separator: ", ")).", valueName: "section"
    ))
  var only: [Section] = []

  @Option(help: "Write the figures to this file too.")
  var json: String?

  func validate() throws {
    if runs < 1 { throw ValidationError("--runs takes 1 or more") }
  }

  @MainActor func perform() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let programs = try Programs(folder: folder)
    var report = Report(runs: runs, missing: programs.missing)
    for section in Section.allCases where only.isEmpty || only.contains(section) {
      let findings =
        switch section {
        case .start: try StartUp(programs).measure(runs: runs)
        case .lines: try PipedLines(programs, folder).measure(runs: runs)
        case .driver: try Driving().measure(runs: runs) + Reasons().measure(runs: runs)
        case .tests: try TestRuns(programs, folder).measure(runs: runs)
        case .storefront:
          try Touring().measure(runs: runs) + LargeStore(programs, folder).measure(runs: runs)
        case .memory: try PeakMemory(programs, folder).measure()
        }
      report.findings += findings
    }
    print(report.table)
    if let json { try report.writeJSON(to: json) }
  }
}
