/// The time that programs take to start and exit immediately.
struct StartUp {
  private static let spawns = 40
  /// The command of the default app, then those of other programs.
  private let compared: [Command]
  /// Other ways to start flowsh.
  private let others: [Command]

  init(_ programs: Programs) {
    compared = [
      Command(programs.flowsh, ["-c", "quit"], name: "flowsh -c quit"),
      programs.sqlite.map { Command($0, [":memory:", ".quit"], name: "sqlite3 :memory: .quit") },
      programs.tclsh.map { Command($0, [], name: "tclsh < /dev/null") },
      programs.python.map { Command($0, ["-c", "pass"], name: "python3 -c pass") },
    ].compactMap(\.self)
    others =
      [
        Command(programs.flowsh, ["--version"], name: "flowsh --version"),
        Command(
          programs.flowsh, ["--app", "contacts", "-c", "quit"],
          name: "flowsh --app contacts -c quit"),
        Command(
          programs.flowsh, ["--app", "contacts", "-c", "select Fred"],
          name: "flowsh --app contacts -c 'select Fred'"),
      ]
      + (programs.other.map { [Command($0, ["-c", "quit"], name: "\($0.name) -c quit")] } ?? [])
  }

  /// Starts each program many times in each run, alternating between the programs.
  ///
  /// The figure for a run is the median of its launches.
  func measure(runs: Int) throws -> [FigureGroup] {
    let commands = compared + others
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
      figures[place].goal = .atMost(2, aim: 1.5)
    }
    return [
      FigureGroup(
        what: "start-up", section: .start, figures: Array(figures[..<compared.count])),
      FigureGroup(
        what: "other starts", section: .start, figures: Array(figures[compared.count...]),
        isComparison: false),
    ]
  }
}
