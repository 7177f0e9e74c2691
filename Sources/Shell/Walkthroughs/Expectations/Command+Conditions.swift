import Script
import Shell

extension Command {
  /// The words that start blocks with a condition, which are in the command table so that help and
  /// completion include them, and that a check reads their conditions.
  static let `if` = condition(
    .if, "[not | no] SUBJECT [within SECONDS]", "Run lines on a condition, up to \"end\"",
    [
      "The subjects are those of \"expect\". The lines after an \"else\" run if the condition",
      "isn't met.",
      "\"within 2s\" waits up to 2 seconds for the condition.",
    ])
  static let `while` = condition(
    .while, "[not | no] SUBJECT [within SECONDS] [at most ROUNDS]",
    "Repeat lines on a condition, up to \"end\"",
    [
      "The subjects are those of \"expect\". Without \"at most\", more than 1,000 rounds are",
      "a failure.",
    ])

  private static func condition(
    _ kind: BlockKind, _ arguments: String, _ summary: String, _ details: [String]
  ) -> Command {
    Command(
      kind.rawValue, .walkthrough, arguments: arguments, summary: summary, details: details,
      secrets: expect.secrets, complete: { completions(kind, $0) }
    ) { invocation throws(CommandError) in
      var invocation = invocation
      let mostRounds = kind == .while ? try RoundLimit.take(from: &invocation) : nil
      guard !invocation.hasMessage else {
        throw invocation.misuse(
          "takes no message after \" -- \"; quote a -- that is part of a name")
      }
      let expectation = try Expectation(invocation)
      if expectation.isSoft { throw invocation.misuse("\"soft\" is only for \"expect\"") }
      return .onScreen { shell throws(CommandError) in
        try expectation.subject.require(shell)
        return .decide(
          Condition(within: expectation.seconds, atMost: mostRounds) { () throws(CommandError) in
            try expectation.requireReadable(shell)
            try expectation.check(shell)
          })
      }
    }
  }

  private static func completions(_ kind: BlockKind, _ request: CompletionRequest) -> Candidates {
    if kind == .while, request.words.last == "at" {
      return [Candidate("most", summary: "the number of rounds")]
    }
    let marks = ExpectationMarks(request.words)
    let words = request.words.dropFirst(marks.count)
    let candidates = Expectation.completions(request, after: marks)
    guard kind == .while, let subject = words.first.flatMap(Subject.named),
      words.count > (subject.needsName ? 1 : 0), words.last != "within"
    else { return candidates }
    return candidates + [Candidate("at", summary: "at most so many rounds")]
  }
}
