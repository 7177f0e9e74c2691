import AppDriver
import Script

extension Command {
  static var reasons: [Command] { [trace, why, leaks] }

  private static let trace = Command(
    "trace", .look, arguments: "[on | off]",
    summary: "Show or hide the app's calls",
    complete: { $0.words.isEmpty ? Setting.trace.candidates : [] }
  ) { invocation throws(CommandError) in
    try invocation.allowArguments(1)
    guard let word = invocation.words.first?.text else {
      return .onScreen { shell throws(CommandError) in
        .print(
          CommandOutput(
            lines: ["trace is \(shell.options.traces ? "on" : "off")"],
            report: SettingsAnswer([.trace], in: shell.options)))
      }
    }
    return .effect(.set(try Setting.trace.change(to: word)))
  }

  private static let why = Command(
    "why", .look, summary: "Explain the last command, by its calls and events",
    details: [
      "Each of the app's calls is followed by its effects, and each effect by the UIKit calls that",
      "result from it.",
      "After \"trace off\", the app's calls are not listed.",
    ]
  ) { invocation throws(CommandError) in
    try invocation.allowArguments(0)
    return .onScreen { shell throws(CommandError) in
      let story = Story(shell)
      return .print(CommandOutput(story) { story.write(to: $0) })
    }
  }

  private static let leaks = Command(
    "leaks", .look, arguments: "[keep CLASS | repeat N LINE]",
    summary: "List leaked objects, and their owners",
    details: [
      "The list includes objects that are still alive although \"relaunch\", a new case or another",
      "setting has ended their app.",
      "keep CLASS     leave out this class, which is kept on purpose;",
      "               in a case, until its end",
      "repeat N LINE  run LINE N times; leaks grow each time, unlike caches",
      "\"set leaks off\" turns the check off; \"set leaks on\" turns it on again.",
    ],
    secrets: { invocation, shell in
      let words = invocation.words
      guard words.count > 1, words[0].text == "repeat" else { return nil }
      // The user may have forgotten the number.
      let start = Int(words[1].text) == nil ? 1 : 2
      let line = words[start...].map(\.text).joined(separator: " ")
      return SecretRules(shell, readsAliases: false).mayType(line) ? start..<words.count : nil
    },
    complete: { request in
      switch request.words.first {
      case nil: ["keep", "repeat"]
      case "keep": request.words.count == 1 ? request.classes() : []
      default: []
      }
    },
    check: { invocation, _ throws(CommandError) in
      guard invocation.words.first?.text == "keep" else { return }
      try requireClass(invocation.words[1].text, invocation)
    },
    lineToRun: { invocation in
      invocation.words.first?.text == "repeat" ? repeatedLine(invocation) : nil
    }
  ) { invocation throws(CommandError) in
    switch invocation.words.first?.text {
    case nil:
      return .onScreen { shell throws(CommandError) in
        try shell.requireReadableObjects()
        return .print(shell.leakOutput())
      }
    case "keep":
      try invocation.requireArguments("\"keep\" needs the name of a class", count: 2)
      try invocation.allowArguments(2)
      let name = invocation.words[1].text
      return .onScreen { _ throws(CommandError) in
        try requireClass(name, invocation)
        return .keep(name)
      }
    case "repeat":
      try invocation.requireArguments("\"repeat\" needs a number and commands", count: 3)
      guard let rounds = Int(invocation.words[1].text), (2...10_000).contains(rounds) else {
        // The user may have forgotten the number, and the line may contain a secret.
        let word = String(invocation.words[1].text.prefix { $0 != " " })
        throw invocation.misuse(
          "\"\(SafeText.escaped(word))\" is not a number from 2 to 10,000")
      }
      guard invocation.words[2].isQuoted || !invocation.isFollowed else {
        throw invocation.misuse("a \";\" ends the command; put the commands to repeat in quotes")
      }
      let line = repeatedLine(invocation)
      return .onScreen { shell throws(CommandError) in
        try shell.requireLeakCheck()
        return .rounds(rounds, line)
      }
    case let word?:
      throw invocation.misuse("\"\(SafeText.escaped(word))\" is neither \"keep\" nor \"repeat\"")
    }
  }

  /// Returns the line after `repeat` and the number.
  private static func repeatedLine(_ invocation: Invocation) -> String {
    invocation.words.dropFirst(2).map(\.text).joined(separator: " ")
  }

  private static func requireClass(
    _ name: String, _ invocation: Invocation
  ) throws(CommandError) {
    guard !ProgramClasses.mayContain(name) else { return }
    throw invocation.misuse(
      "the program has no class \"\(SafeText.escaped(name))\""
        + Nearest.hint(
          to: name, among: ProgramClasses.names, otherwise: "; give its name without the module"))
  }
}
