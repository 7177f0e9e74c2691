import ToolSupport

/// The duration of walkthroughs that run as tests, including the runner, its workers, all reports,
/// and start-up.
struct TestRuns {
  private let long: Command
  private let many: Command
  private let cases: Command
  private static let caseCount = 10_000

  init(_ programs: Programs, _ folder: TemporaryFolder) throws {
    func steps(_ count: Int) -> String {
      "@app contacts\n" + String(repeating: "select Fred\nback\n", count: count / 2)
    }
    let file = try folder.write(steps(200), to: "long.walk")
    long = Command(programs.flowsh, ["test", file], name: "200 steps in one file")
    let walks = try (0..<100).map { try folder.write(steps(20), to: "walk\($0).walk") }
    let text =
      "@app contacts\n" + (1...Self.caseCount).map { "== case \($0)\nselect Fred\n" }.joined()
    cases = Command(
      programs.flowsh, ["test", try folder.write(text, to: "cases.walk")],
      name: "10,000 cases in one file")
    let reports = try ["junit", "html", "json", "tap"].flatMap { format in
      ["--\(format)", try folder.write("", to: "report.\(format)")]
    }
    many = Command(
      programs.flowsh, ["test"] + walks + reports, name: "100 files of 20 steps, every report")
  }

  /// Measures both commands in interleaved runs.
  func measure(runs: Int) throws -> [FigureGroup] {
    var one = Figure(name: long.name, unit: .seconds)
    var hundred = Figure(name: many.name, unit: .seconds, goal: .atMost(150e-3))
    var thousands = Figure(name: cases.name, unit: .seconds)
    var memory = Figure(
      name: "peak memory of the runner", unit: .bytes, goal: .atMost(30 * 1_048_576))
    _ = try many.run()
    for _ in 0..<runs {
      var (shorts, longs) = (Samples(), Samples())
      for _ in 0..<10 {
        shorts.append(try long.run().wall / .seconds(1))
        longs.append(try many.run().wall / .seconds(1))
      }
      one.samples.append(shorts.median)
      hundred.samples.append(longs.median)
      thousands.samples.append(try cases.run().wall / .seconds(1))
      memory.samples.append(try peak())
    }
    return [
      FigureGroup(
        what: "flowsh test", section: .tests, figures: [one, hundred, thousands, memory],
        isComparison: false)
    ]
  }

  private func peak() throws -> Double {
    let child = try Child(many)
    var peak = 0
    while !child.hasEnded { peak = max(peak, child.peakMemory ?? 0) }
    _ = try child.wait()
    return Double(peak)
  }
}
