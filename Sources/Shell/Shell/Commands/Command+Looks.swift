import AppDriver
import Script

extension Command {
  static var looks: [Command] { [screen, stack, tree, actions, audit, events, whereCommand] }

  private static let screen = Command(
    "screen", .look, arguments: "[--all | --views | --picture FILE]",
    summary: "Show the screen again",
    details: [
      "A long list shows \(VisibleScreen.rowsShown) rows, and at a terminal, as many as fit. --all shows",
      "every row, up to 10,000. --views lists the views as a tree, with what they show and their states,",
      "hidden ones too. --picture writes what the display shows as a picture in SVG; the name of its file",
      "ends in .svg.",
    ],
    complete: { request in
      switch request.words {
      case []: ["--all", "--views", "--picture"]
      case ["--picture"]: request.files()
      default: []
      }
    }
  ) { invocation throws(CommandError) in
    let (options, invocation) = try invocation.options(["--all", "--views", "--picture"])
    guard options.count < 2 else {
      throw invocation.misuse("only one of --all, --views and --picture can be used")
    }
    if options.contains("--picture") { return try picture(invocation) }
    try invocation.allowArguments(0)
    if options.contains("--views") { return views }
    return .onScreen { shell throws(CommandError) in
      _ = try shell.screenOrError()
      return .print(
        CommandOutput(shell.screenJSON(isComplete: !options.isEmpty)) { _ in
          shell.writeScreenText(isComplete: !options.isEmpty)
        })
    }
  }

  private static var views: CommandMeaning {
    .onScreen { shell throws(CommandError) in
      let screen = try shell.screenOrError()
      let panes = shell.session.views()
      return .print(
        CommandOutput(ViewsAnswer(views: panes)) {
          ViewTreeWriter(output: $0).write(panes, of: screen)
        })
    }
  }

  private static func picture(_ invocation: Invocation) throws(CommandError) -> CommandMeaning {
    try invocation.requireArguments("--picture needs a file")
    try invocation.allowArguments(1)
    let name = invocation.words[0].text
    guard !name.isEmpty else { throw invocation.misuse("the path is empty") }
    // A script that runs must not be replaced, nor any other file that is no picture.
    guard name.lowercased().hasSuffix(".svg") else {
      throw invocation.misuse(
        "a picture is SVG, so its name must end in .svg, unlike \"\(SafeText.escaped(name))\"")
    }
    return .onScreen { shell throws(CommandError) in
      _ = try shell.screenOrError()
      guard let draw = shell.table.draw else {
        throw invocation.misuse(
          "this program can't draw; run the command with flowsh or with the app's own program")
      }
      guard let display = shell.shownDisplay() else { throw .nothingOnScreen }
      return .write(OutputFile(path: name, text: draw(display)))
    }
  }

  private static let stack = look(
    "stack", "Show every tab's stack, and the presented screens"
  ) { app in CommandOutput(StackAnswer(app)) { StackOutput(app).write(to: $0) } }

  private static let tree = Command(
    "tree", .look, arguments: "[--screens]", summary: "Show coordinators and screens",
    details: [
      "--screens lists each screen that a coordinator owns on its own line, with its class."
    ],
    complete: { $0.words.isEmpty ? ["--screens"] : [] }
  ) { invocation throws(CommandError) in
    let (options, invocation) = try invocation.options(["--screens"])
    try invocation.allowArguments(0)
    let listsScreens = !options.isEmpty
    return .onScreen { shell throws(CommandError) in
      let coordinators = try shell.snapshotOrError().coordinators
      try shell.requireReadableCoordinators()
      return .print(
        CommandOutput(TreeAnswer(coordinators: coordinators)) {
          TreeWriter(output: $0, listsScreens: listsScreens).write(coordinators)
        })
    }
  }

  private static let whereCommand = Command(
    "where", .look, summary: "Show the current location, on one line"
  ) { invocation throws(CommandError) in
    try invocation.allowArguments(0)
    return .onScreen { shell throws(CommandError) in
      let app = try shell.snapshotOrError()
      let isInBackground = shell.session.isInBackground
      return .print(
        CommandOutput(
          lines: [WhereLine(app, shell.session.context, isInBackground: isInBackground).text],
          report: WhereAnswer(app, shell.session.context, isInBackground: isInBackground)))
    }
  }

  private static let audit = Command(
    "audit", .look, summary: "Find faults of the screen",
    details: [
      "A navigation bar without a title; a button, field, switch, slider, segment, tab or image for which",
      "VoiceOver has no label, because it has neither a text of its own nor an accessibility label (an",
      "image's file name isn't one, nor is a label beside it); controls of one kind with the same name.",
      "\"expect no issues\" checks it, and \"explore\" audits each screen.",
    ]
  ) { invocation throws(CommandError) in
    try invocation.allowArguments(0)
    return .onScreen { shell in
      let issues = shell.session.auditIssues
      return .print(
        CommandOutput(
          lines: issues.isEmpty ? ["nothing is wrong"] : issues.map(\.message),
          report: AuditAnswer(issues)))
    }
  }

  private static let actions = Command(
    "actions", .look, arguments: "[ROW | BUTTON]",
    summary: "List the actions, or a row's",
    details: [
      "The possible actions are listed as commands. With a row or button, what swiping it and pressing it",
      "long offers as well; the app is asked for that.",
    ],
    complete: { $0.words.isEmpty ? $0.rowsOfPanes() : [] }
  ) { invocation throws(CommandError) in
    .onScreen { shell throws(CommandError) in
      let screen = try shell.screenOrError()
      if let refusal = shell.session.touchRefusal, !shell.session.isInBackground {
        return .print(
          CommandOutput(
            lines: [refusal.message], report: ActionsAnswer(actions: [], reason: refusal.name)))
      }
      let possible = PossibleActions(
        screen: screen, table: shell.table, session: shell.session)
      let actions: [PossibleAction]
      var nothing: [String] = []
      if shell.session.isInBackground {
        actions = [.foreground]
      } else if invocation.words.isEmpty {
        actions = possible.all
      } else {
        let target = try shell.finder().pressable(invocation.label, .press)
        actions = possible.all(of: target)
        nothing = ["nothing can be done with \(SafeText.quotedLabel(target.label))"]
      }
      return .print(
        CommandOutput(
          lines: actions.isEmpty ? nothing : actions.map(\.command),
          report: ActionsAnswer(actions: actions)))
    }
  }

  private static let events = Command(
    "events", .look, arguments: "[N | all]",
    summary: "List the last command's events, or the last N events",
    details: ["The last 4,096 events since launch are kept."],
    complete: { $0.words.isEmpty ? ["all"] : [] }
  ) { invocation throws(CommandError) in
    try invocation.allowArguments(1)
    var number: Int?
    if let word = invocation.words.first?.text {
      number = word == "all" ? Int.max : Int(word)
      guard let number, number >= 0 else {
        throw invocation.misuse("\"\(SafeText.escaped(word))\" is not a valid number of events")
      }
    }
    return .onScreen { [number] shell throws(CommandError) in
      let count = shell.session.eventCount
      let wanted = number.map { max(0, count - min($0, count))..<count } ?? shell.lastEvents
      let events = shell.session.events(in: wanted)
      return .print(
        CommandOutput(EventsAnswer(events: events)) { EventWriter(output: $0).write(events) })
    }
  }

  private static func look(
    _ name: String, _ summary: String, _ output: @escaping (AppSnapshot) -> CommandOutput
  ) -> Command {
    Command(name, .look, summary: summary) { invocation throws(CommandError) in
      try invocation.allowArguments(0)
      return .onScreen { shell throws(CommandError) in
        .print(output(try shell.snapshotOrError()))
      }
    }
  }
}
