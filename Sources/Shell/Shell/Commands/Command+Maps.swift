import Script

extension Command {
  static var maps: [Command] { [map, goTo, explore] }

  private static let map = Command(
    "map", .look, arguments: "[--all | --visited]", summary: "Show the known screens as a tree",
    details: [
      "The tree shows the commands that lead to each screen from the one above it; * marks the",
      "visible one. Without an option, these are the screens that you have visited since the launch or,",
      "if the app was explored, all that are known; with --visited, only those that you have visited.",
      "--all explores the app first: it tries everything on every screen, in other processes. Ctrl-C",
      "ends that with what is known so far; a second one ends flowsh. The lines below the tree say what",
      "was left out. \"flowsh test\" refuses the command.",
    ],
    complete: { $0.words.isEmpty ? ["--all", "--visited"] : [] }
  ) { invocation throws(CommandError) in
    let (options, invocation) = try invocation.options(["--all", "--visited"])
    try invocation.allowArguments(0)
    guard options.count < 2 else {
      throw invocation.misuse("takes either --all or --visited")
    }
    return .effect(
      .map(.show(options.contains("--all") ? .all : options.isEmpty ? .known : .visited)))
  }

  private static let goTo = Command(
    "goto", .navigate, arguments: "SCREEN", summary: "Go to a screen the shortest way",
    details: [
      "Name a screen by its title, by a part that no other known title has, or by its class, such",
      "as LoginViewController or Login. If no way to it is known, the app is explored first,",
      "until the screen is found, unless the name looks like a misspelled one. The way is the",
      "shortest one that is known from here; of equally short ones, the one that does the least",
      "besides. Each command on it is shown and recorded, and \"undo\" takes all of them back.",
      "After a crash, or where no way from here is known, the app is launched again first;",
      "\"undo\" then takes back only what came after the launch. \"flowsh test\" refuses it; record",
      "the commands on the way.",
    ],
    complete: { request in
      guard request.words.isEmpty else { return [] }
      return Candidates(
        request.shell.knownScreens.map {
          // The way from here may be another one.
          Candidate(
            $0.name, as: .label,
            summary: $0.lines.isEmpty
              ? "" : "from launch: " + $0.lines.joined(separator: "; ").withoutRepetitions)
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
      "known so far; a second one ends flowsh. \"map\" and \"goto\" then know these screens. \"flowsh test\"",
      "refuses it.",
    ]
  ) { invocation throws(CommandError) in
    try invocation.allowArguments(0)
    return .effect(.map(.explore))
  }
}
