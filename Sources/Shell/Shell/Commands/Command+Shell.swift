import AppDriver
import Script

extension Command {
  static var shell: [Command] {
    [
      source, each, `repeat`, attempt, otherwise, setup, teardown, end, undo, redo, help, history,
      alias,
      set, quit,
    ]
  }

  private static let source = Command(
    "source", .walkthrough, arguments: "FILE [NAME=VALUE]...",
    summary: "Run the commands of a script",
    details: [
      "A relative path starts at the folder of the script that contains the command. Each argument",
      "defines a variable, ${NAME}, that only the sourced script can use.",
    ],
    complete: { $0.words.isEmpty ? $0.files() : [] }
  ) { invocation throws(CommandError) in
    try invocation.requireArguments("needs a file")
    guard !invocation.words[0].text.isEmpty else { throw invocation.misuse("the path is empty") }
    var variables: [String: String] = [:]
    for word in invocation.words.dropFirst() {
      let sign = word.text.utf8.firstIndex(of: UInt8(ascii: "="))
      guard let sign, Expansion.isName(word.text[..<sign]) else {
        throw invocation.misuse(
          "\"\(SafeText.escaped(word.text))\" is not NAME=VALUE; quote a path that has spaces")
      }
      variables[String(word.text[..<sign])] = String(Substring(word.text.utf8[sign...].dropFirst()))
    }
    return .effect(.source(path: invocation.words[0].text, variables: variables))
  }

  private static let undo = Command(
    "undo", .walkthrough, arguments: "[N]", summary: "Take back the last command",
    details: [
      "The app is launched again, and all commands except the last are repeated, up to"
        + " \(grouped(UndoLog.bound)).",
      "N takes back the last N commands. All commands of a \"goto\" count as one.",
    ]
  ) { invocation throws(CommandError) in
    try invocation.allowArguments(1)
    guard let word = invocation.words.first?.text else { return .effect(.undo(1)) }
    guard let count = Int(word), (1...UndoLog.bound).contains(count) else {
      throw invocation.misuse(
        "\"\(SafeText.escaped(word))\" is not a number of commands, from 1 to"
          + " \(grouped(UndoLog.bound))")
    }
    return .effect(.undo(count))
  }

  private static let redo = plain(
    "redo", .walkthrough, "Repeat what \"undo\" took back",
    details: [
      "It repeats one command at a time, also of a \"goto\", until another command acts on the app."
    ], .redo)

  private static let help = Command(
    "help", .shell, arguments: "[COMMAND | SUBJECT]",
    summary: "List the commands, or describe one",
    details: [
      "SUBJECT is a button, a group such as \"look\", \"all\", \"keys\", \"lines\", \"row\", a setting such as",
      "@app, a mark such as ! or |, or what a command can be told, as in \"help expect stack\".",
    ],
    complete: { request in
      switch request.words.count {
      case 0: HelpIndex(request.shell).candidates
      case 1: HelpIndex(request.shell).candidates(below: request.words[0])
      default: []
      }
    },
    check: { invocation, table throws(CommandError) in
      try HelpIndex.check(invocation, in: table)
    }
  ) { invocation throws(CommandError) in
    .onScreen { shell throws(CommandError) in
      let page = try HelpIndex(shell).page(on: invocation)
      return .print(CommandOutput(lines: page.lines, report: HelpAnswer(page, shell)))
    }
  }

  private static let history = Command(
    "history", .shell, arguments: "[N]", summary: "List the most recent lines",
    details: [
      "The last \(grouped(RecentLines.bound)) lines are kept, except those that begin with a blank and those",
      "that contain a secret or may contain one, such as an unknown command with arguments. At the",
      "prompt, !N runs line N again, !! the last line, and !TEXT the last line that begins with TEXT.",
      "\"! COMMAND\", with a blank, is a command that must be refused.",
    ]
  ) { invocation throws(CommandError) in
    try invocation.allowArguments(1)
    var count = Int.max
    if let word = invocation.words.first?.text {
      guard let number = Int(word), number >= 0 else {
        throw invocation.misuse("\"\(SafeText.escaped(word))\" is not a valid number of commands")
      }
      count = number
    }
    return .onScreen { [count] shell throws(CommandError) in
      let lines = shell.history.suffix(count)
      let width = lines.map { "\($0.number)".count }.max() ?? 0
      return .print(
        CommandOutput(
          lines: lines.map { line in
            let number = "\(line.number)"
            return String(repeating: " ", count: width - number.count) + "\(number)  \(line.line)"
          }, report: HistoryAnswer(lines)))
    }
  }

  private static let set = Command(
    "set", .shell, arguments: "[NAME [VALUE]]", summary: "Show or change the options",
    details: Setting.help, topics: { Setting.allCases.map(\.topic) },
    complete: { request in
      switch request.words.first {
      case nil:
        return Candidates(Setting.allCases.map { $0.candidate(request.shell.options) })
      case let name?:
        guard request.words.count == 1, let setting = Setting(rawValue: name) else { return [] }
        return setting.candidates
      }
    }
  ) { invocation throws(CommandError) in
    let takesCommand = invocation.words.first?.text == Setting.pager.rawValue
    try invocation.allowArguments(takesCommand ? .max : 2)
    guard let name = invocation.words.first?.text else {
      return .onScreen { shell throws(CommandError) in
        .print(
          CommandOutput(
            lines: Setting.lines(shell.options),
            report: SettingsAnswer(Setting.allCases, in: shell.options)))
      }
    }
    guard let setting = Setting(rawValue: name) else {
      throw .unknownSetting(name, there: Setting.allCases.map(\.rawValue))
    }
    guard invocation.words.count > 1 else {
      return .onScreen { shell throws(CommandError) in
        .print(
          CommandOutput(
            lines: setting.lines(shell.options),
            report: SettingsAnswer([setting], in: shell.options)))
      }
    }
    let values = invocation.words.dropFirst()
    // The quotes of a command with arguments are for the command's own shell.
    let value =
      values.count == 1
      ? invocation.words[1].text
      : invocation.source(
        invocation.words[1].range.lowerBound..<invocation.words[values.count].range.upperBound)
    return .effect(.set(try setting.change(to: value)))
  }

  private static let quit = plain(
    "quit", .shell, "Exit the shell", details: ["exit and q mean the same."], .quit)
}
