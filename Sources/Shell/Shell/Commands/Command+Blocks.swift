import Script

extension Command {
  /// The word that starts a loop, which isn't a command.
  ///
  /// Like the words below, it is in the command table so that help and completion include it.
  /// Therefore, a button whose verb is the same word must be tapped with `tap`.
  static let each = block(
    .each,
    "Repeat lines for each row, up to \"end\"",
    [
      "${NAME} is the row's value. If the file's first row has the names, they select the columns;",
      "otherwise the columns are used in order. A row has one value for each name.",
    ],
    complete: { request in
      request.words.last == "in" ? request.files { $0.hasSuffix(".csv") } : []
    })
  static let `repeat` = block(.repeat, "Repeat lines several times, up to \"end\"")
  static let attempt = block(
    .attempt, "Run lines until none fails, up to \"end\"",
    [
      "If a line fails, the lines run again from the first, TIMES times in all. A crash ends the case."
    ])
  static let setup = block(.setup, "Run lines before each case, up to \"end\"")
  static let teardown = block(
    .teardown, "Run lines after each case, up to \"end\"",
    ["The lines run even if the case fails."])
  static let otherwise = block(
    "else", "", "Begin the lines for an unmet condition")
  static let end = block("end", "", "End a block, such as an \"each\" or an \"if\"")

  /// Whether the word only continues or ends a block, so that the overview leaves it out.
  var isInsideBlock: Bool { ["else", "end"].contains(name) }

  private static func block(
    _ kind: BlockKind, _ summary: String, _ details: [String] = [],
    complete: @escaping (CompletionRequest) -> Candidates = { _ in [] }
  ) -> Command {
    block(kind.rawValue, kind.arguments, summary, details, complete: complete)
  }

  private static func block(
    _ name: String, _ arguments: String, _ summary: String, _ details: [String] = [],
    complete: @escaping (CompletionRequest) -> Candidates = { _ in [] }
  ) -> Command {
    Command(
      name, .walkthrough, arguments: arguments, summary: summary, details: details,
      complete: complete
    ) {
      invocation throws(CommandError) in
      throw arguments.isEmpty && !invocation.words.isEmpty
        ? invocation.misuse("takes no arguments") : .script(.ownLine(name))
    }
  }
}

nonisolated extension BlockKind {
  /// The arguments of the header, as help shows them; empty if there are none, or if another module
  /// reads them.
  var arguments: String {
    switch self {
    case .each: "NAME... in FILE.csv | NAME... in (VALUE...)"
    case .repeat: "ROUNDS"
    case .attempt: "TIMES"
    case .if, .while, .setup, .teardown: ""
    }
  }
}
