/// The time that programs take to start and exit immediately.
struct StartUp {
  private static let spawns = 40
  private let commands: [Command]

  init(_ programs: Programs) {
    commands = [
      Command(programs.flowsh, ["-c", "quit"], name: "flowsh -c quit"),
      programs.sqlite.map { Command($0, [":memory:", ".quit"], name: "sqlite3 :memory: .quit") },
      programs.tclsh.map { Command($0, [], name: "tclsh < /dev/null") },
      programs.python.map { Command($0, ["-c", "pass"], name: "python3 -c pass") },
    ].compactMap(\.self)
  }

  /// Starts each program many times in each run, alternating between the programs.
  ///
  /// The figure for a run is the median of its launches.
  func measure(runs: Int) throws -> [FigureGroup] {
    for command in commands { _ = try command.run() }
    var figures = commands.map { Figure(name: $0.name, unit: .seconds) }
    for _ in 0..<runs {
      var spawns = commands.map { _ in (wall: Samples(), processor: Samples()) }
      for _ in 0..<Self.spawns {
        for (place, command) in commands.enumerated() {
          let usage = try command.run()
          spawns[place].wall.append(usage.wall / .seconds(1))
          spawns[place].processor.append(usage.processor / .seconds(1))
        }
      }
      for (place, spawns) in spawns.enumerated() {
        figures[place].samples.append(spawns.wall.median)
        figures[place].processor.append(spawns.processor.median)
      }
    }
    for place in figures.indices where figures[place].name.hasPrefix("sqlite3") {
      figures[place].goal = .atMost(3, aim: 2)
    }
    return [FigureGroup(what: "start-up", section: .start, figures: figures)]
  }
}
