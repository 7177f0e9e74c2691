import Script

extension CommandTable {
  /// The table with the commands of a prompt at which a script stands still.
  package var withPausing: CommandTable {
    var table = self
    for command in Command.pausing { table.add(command) }
    table.addExamples { Example.pausing }
    return table
  }
}

extension Command {
  static var pausing: [Command] { [step, goOn, run, change] }

  private static let step = pause(
    "step", summary: "Run the next line of the walkthrough",
    details: [
      "It shows what the line does, and stops before the one after it, in blocks and sourced files,",
      "too. A line that has failed isn't repeated.",
    ]
  ) { _ in .step }

  private static let goOn = pause(
    "continue", summary: "Run the walkthrough until a line fails",
    details: ["A button Continue is \"tap Continue\"."]
  ) { _ in .continue }

  private static let run = pause(
    "run", arguments: "to LINE", summary: "Run the walkthrough up to a line",
    details: [
      "LINE is the number of a line of the walkthrough, which doesn't run yet. For a line that has",
      "run, the case starts over, with the lines that were changed.",
    ],
    complete: { $0.words.isEmpty ? ["to"] : [] }
  ) { invocation throws(CommandError) in
    try invocation.allowArguments(2)
    guard invocation.words.count == 2, invocation.words[0].text == "to",
      let line = Int(invocation.words[1].text), line > 0
    else { throw invocation.misuse("needs the number of a line, as in \"run to 12\"") }
    return .run(to: line)
  }

  private static let change = pause(
    "change", arguments: "[TEXT]", summary: "Run another line in place of the current one",
    details: [
      "The current line is the one that has failed, or that \"step\" would run. If TEXT succeeds, the",
      "prompt asks whether to keep it in the file, and the walkthrough stands before the next line.",
      "Without TEXT, a terminal offers the current line to edit. TEXT is one line as in a",
      "walkthrough, which names commands and labels as a whole.",
    ]
  ) { _ in .change(nil) }

  private static func pause(
    _ name: String, arguments: String = "", summary: String, details: [String],
    complete: @escaping (CompletionRequest) -> Candidates = { _ in [] },
    _ resumption: @escaping (Invocation) throws(CommandError) -> Resumption
  ) -> Command {
    Command(
      name, .walkthrough, arguments: arguments, summary: summary, details: details,
      isOnlyForPrompt: true, complete: complete
    ) { invocation throws(CommandError) in
      if arguments.isEmpty { try invocation.allowArguments(0) }
      return .effect(.resume(try resumption(invocation)))
    }
  }
}

extension Example {
  /// The examples of the commands of a prompt at which a script stands still, by name.
  static var pausing: [String: [Example]] {
    [
      "step": [Example("step", "run the next line", app: nil)],
      "continue": [Example("continue", "run until the next failure", app: nil)],
      "run": [Example("run to 12", "run up to line 12", app: nil)],
      "change": [
        Example("change select Barney", "run this line instead, and go on after it", app: nil)
      ],
    ]
  }
}
