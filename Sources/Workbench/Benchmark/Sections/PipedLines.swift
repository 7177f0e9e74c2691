import ToolSupport

/// The number of lines per second that a program reads from a file as standard input.
///
/// The time includes starting and exiting the program.
struct PipedLines {
  private let groups: [(what: String, workloads: [LineWorkload])]

  init(_ programs: Programs, _ folder: TemporaryFolder) throws {
    groups = [
      ("comment lines", try Self.comments(programs, folder)),
      ("select/back, every screen printed", try Self.walk(programs, folder)),
      ("select/back, --format json", try Self.json(programs, folder)),
    ]
  }

  /// Verifies all workloads, then measures them in interleaved runs.
  func measure(runs: Int) throws -> [FigureGroup] {
    for group in groups { for workload in group.workloads { try workload.verify() } }
    var findings = groups.map { group in
      FigureGroup(
        what: group.what, section: .lines,
        figures: group.workloads.map {
          Figure(name: $0.command.name, unit: .perSecond, goal: $0.goal)
        })
    }
    for _ in 0..<runs {
      for (place, group) in groups.enumerated() {
        for (number, workload) in group.workloads.enumerated() {
          try workload.measure(into: &findings[place].figures[number])
        }
      }
    }
    return findings
  }

  private static func comments(
    _ programs: Programs, _ folder: TemporaryFolder
  ) throws -> [LineWorkload] {
    let count = 1_000_000
    func input(_ comment: String, _ end: String, _ name: String) throws -> String {
      try folder.write(Scripts.lines(count, of: comment) + end + "\n", to: name)
    }
    let flowsh = Command(
      programs.flowsh, [], input: try input("# nothing", "open persons", "comments"),
      name: "flowsh, # nothing")
    return [
      LineWorkload(flowsh, lines: count, answer: "stack ", answers: 1),
      try programs.sqlite.map {
        let input = try input("-- nothing", ".print x", "comments.sql")
        return LineWorkload(
          Command($0, [":memory:"], input: input, name: "sqlite3, -- nothing"),
          lines: count, answer: "x", answers: 1, goal: .atLeast(1))
      },
      try programs.tclsh.map {
        let input = try input("# nothing", "puts x", "comments.tcl")
        return LineWorkload(
          Command($0, [], input: input, name: "tclsh, # nothing"),
          lines: count, answer: "x", answers: 1)
      },
    ].compactMap(\.self)
  }

  private static func walk(
    _ programs: Programs, _ folder: TemporaryFolder
  ) throws -> [LineWorkload] {
    let count = 100_001
    let input = try folder.write(Scripts.walk(count), to: "walk")
    let flowsh = LineWorkload(
      Command(programs.flowsh, [], input: input, name: "flowsh"),
      lines: count, answer: "stack ", answers: count, goal: .atLeast(150_000))
    return [flowsh] + (try others(programs, folder))
  }

  private static func json(
    _ programs: Programs, _ folder: TemporaryFolder
  ) throws -> [LineWorkload] {
    let count = 25_001
    let input = try folder.write(Scripts.walk(count), to: "walk.json")
    return [
      LineWorkload(
        Command(programs.flowsh, ["--format", "json"], input: input, name: "flowsh --format json"),
        lines: count, answer: "{\"command\":", answers: count,
        goal: .atLeast(60_000, aim: 100_000))
    ]
  }

  /// Returns workloads in which the other programs print one line for each input line.
  private static func others(
    _ programs: Programs, _ folder: TemporaryFolder
  ) throws -> [LineWorkload] {
    let count = 100_000
    func workload(
      _ program: Program?, _ arguments: [String], _ line: String, answer: String, goal: Goal? = nil
    ) throws -> LineWorkload? {
      guard let program else { return nil }
      let name = "\(program.name), \(line)"
      let input = try folder.write(Scripts.lines(count, of: line), to: name)
      return LineWorkload(
        Command(program, arguments, input: input, name: name), lines: count, answer: answer,
        answers: count, goal: goal)
    }
    let shell = try folder.write(Scripts.python, to: "shell.py")
    return [
      try workload(programs.sqlite, [":memory:"], "select 1;", answer: "1"),
      try workload(programs.sqlite, [":memory:"], ".print x", answer: "x"),
      try workload(programs.tclsh, [], "puts x", answer: "x", goal: .aim(1)),
      try workload(programs.python, [shell], "print x", answer: "x"),
    ].compactMap(\.self)
  }
}
