import ToolSupport

extension Section {
  /// Starts programs that exit immediately.
  @MainActor func starts(_ programs: Programs) -> [Measurement] {
    func start(_ name: String, _ program: String, _ arguments: [String], _ budget: Budget?)
      -> Measurement
    {
      let command = Command(name: name, program: program, arguments: arguments)
      return Measurement(name: name, unit: .seconds, budget: budget) {
        var figure = Figure(name, .seconds)
        for _ in 0..<40 { figure.samples.append(try command.run()) }
        return Sample(figure.median, processor: figure.processor)
      }
    }
    return [
      start("flowsh -c quit", programs.flowsh, ["-c", "quit"], .atMost(10e-3)),
      programs.sqlite.map {
        start("sqlite3 :memory: .quit", $0, [":memory:", ".quit"], .atMost(5))
      },
      programs.tclsh.map { start("tclsh < /dev/null", $0, [], nil) },
    ].compactMap(\.self)
  }

  /// Passes lines to programs, each of which prints a screen in flowsh, and a line elsewhere.
  @MainActor func pipedLines(_ programs: Programs) throws -> [Measurement] {
    let count = 100_001
    let flowsh = Command(
      name: "flowsh, select/back", program: programs.flowsh, input: try programs.walk(count))
    try flowsh.verify(count, linesBeginWith: "stack ")
    var measurements = [Measurement(flowsh, lines: count)]
    if let tclsh = programs.tclsh {
      let text = String(repeating: "puts x\n", count: count)
      let puts = Command(
        name: "tclsh, puts x", program: tclsh,
        input: try programs.folder.write(text, to: "puts"))
      try puts.verify(count, linesBeginWith: "x")
      measurements.append(Measurement(puts, budget: .atLeast(0.1), lines: count))
    }
    return measurements
  }

  /// Runs walkthroughs as tests, with all reports.
  @MainActor func testRuns(_ programs: Programs) throws -> [Measurement] {
    let steps = "@app contacts\n" + String(repeating: "select Fred\nback\n", count: 10)
    let walks = try (0..<100).map { try programs.folder.write(steps, to: "walk\($0).walk") }
    let reports = ["junit", "html", "json", "tap"].flatMap { format in
      ["--\(format)", "\(programs.folder.path)/report.\(format)"]
    }
    let command = Command(
      name: "100 files of 20 steps, every report", program: programs.flowsh,
      arguments: ["test"] + walks + reports)
    _ = try command.run()
    return [Measurement(command, budget: .atMost(150e-3))]
  }

  /// Runs a few commands, and many, at whose end the process waits, so that it can be read.
  @MainActor func peakMemory(_ programs: Programs) throws -> [Measurement] {
    try [(1_000_001, Budget.atMost(40 * 1_048_576)), (10_001, .atMost(1.1))].map {
      count, budget in
      let input = try programs.walk(count, end: "wait 0.3\n")
      let command = Command(
        name: "flowsh, \(count - 1) select/back", program: programs.flowsh, input: input)
      return Measurement(name: command.name, unit: .bytes, budget: budget) {
        try command.peakMemory()
      }
    }
  }
}
