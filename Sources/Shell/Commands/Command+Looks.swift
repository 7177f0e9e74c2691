import AppDriver

extension Command {
  static var looks: [Command] { [screen, stack, tree, actions, events, whereCommand] }

  private static let screen = Command(
    "screen", .look, arguments: "[--all]", summary: "Show the screen again",
    details: ["Of a long list forty rows are shown; --all shows every row."],
    complete: { $0.words.isEmpty ? ["--all"] : [] }
  ) { invocation throws(CommandError) in
    let (options, invocation) = try invocation.options(["--all"])
    try invocation.allowArguments(0)
    let limit = options.isEmpty ? Interpreter.rowsShown : Int.max
    _ = try invocation.screen()
    let shell = invocation.shell
    return .report(
      Report(shell.session.screen(rowLimit: limit)) { _ in shell.writeScreen(rowLimit: limit) })
  }

  private static let stack = look(
    "stack", "Show every tab's stack and what is presented"
  ) { app in Report(StackReport(app)) { StackReport(app).write(to: $0) } }

  private static let tree = look(
    "tree", "Show the coordinators and their screens"
  ) { app in Report(app.coordinators) { TreeWriter(output: $0).write(app.coordinators) } }

  private static let whereCommand = look(
    "where", "Say where one is, in a line"
  ) { app in Report(lines: [WhereLine(app).text]) }

  private static let actions = Command(
    "actions", .look, summary: "List what a finger can do here, as commands"
  ) { invocation throws(CommandError) in
    try invocation.allowArguments(0)
    let screen = try invocation.screen()
    return .report(
      Report(lines: PossibleActions(screen: screen, table: invocation.shell.table).commands))
  }

  private static let events = Command(
    "events", .look, arguments: "[N | all]",
    summary: "List the last command's events, or the last N",
    details: ["The last 4,096 events since the launch are kept."],
    complete: { $0.words.isEmpty ? ["all"] : [] }
  ) { invocation throws(CommandError) in
    try invocation.allowArguments(1)
    let shell = invocation.shell
    let count = shell.session.eventCount
    var wanted = shell.lastEvents
    if let word = invocation.words.first?.text {
      guard let number = word == "all" ? count : Int(word), number >= 0 else {
        throw invocation.misuse("\(SafeText.escaped(word)) is no number of events")
      }
      wanted = max(0, count - number)..<count
    }
    let events = shell.session.events(in: wanted)
    return .report(Report(events) { EventWriter(output: $0).write(events) })
  }

  private static func look(
    _ name: String, _ summary: String, _ report: @escaping (AppSnapshot) -> Report
  ) -> Command {
    Command(name, .look, summary: summary) { invocation throws(CommandError) in
      try invocation.allowArguments(0)
      _ = try invocation.screen()
      guard let app = invocation.shell.session.snapshot(rowLimit: 0) else {
        throw .nothingOnScreen
      }
      return .report(report(app))
    }
  }
}
