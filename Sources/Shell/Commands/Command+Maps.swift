import Script

extension Command {
  static var maps: [Command] { [map, goTo, explore] }

  private static let map = Command(
    "map", .look, arguments: "[--all]", summary: "Show the known screens as a tree",
    details: [
      "The tree shows the commands that lead from screen to screen; * marks the visible one. --all",
      "explores the app first: it tries everything on every screen, in other processes.",
    ],
    complete: { $0.words.isEmpty ? ["--all"] : [] }
  ) { invocation throws(CommandError) in
    let (options, invocation) = try invocation.options(["--all"])
    try invocation.allowArguments(0)
    return .effect(.map(.show(exploresFirst: !options.isEmpty)))
  }

  private static let goTo = Command(
    "goto", .navigate, arguments: "SCREEN", summary: "Go to a screen the shortest way",
    details: [
      "Name a screen by its title or its class. The app is explored first if that hasn't been done.",
      "Each command on the way is shown, and can be undone. Where no way leads from here, the app is",
      "launched again.",
    ],
    complete: { request in
      guard request.words.isEmpty else { return [] }
      return Candidates(
        request.shell.knownScreens.map {
          Candidate($0.name, as: .label, summary: $0.lines.joined(separator: "; "))
        })
    }
  ) { invocation throws(CommandError) in
    try invocation.requireArguments("needs a screen")
    return .effect(.map(.goTo(invocation.label)))
  }

  private static let explore = Command(
    "explore", .shell, summary: "Try everything from here",
    details: [
      "Other processes try what a person can do on each screen that can be reached from here, and the",
      "command lists what is wrong. The app that you see isn't touched. Ctrl-C ends it with what is",
      "known so far.",
    ]
  ) { invocation throws(CommandError) in
    try invocation.allowArguments(0)
    return .effect(.map(.explore))
  }
}
