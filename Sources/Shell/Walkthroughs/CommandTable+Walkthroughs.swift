import AppDriver
import Script
package import Shell

extension CommandTable {
  /// The shell's commands, conditions, and the walkthrough commands `expect`, `note` and `record`.
  package static let withWalkthroughs: CommandTable = {
    AppSession.leaveOutOfTraces(["Walkthroughs"])
    var table = CommandTable()
    table.add(.expect)
    table.add(.if)
    table.add(.while)
    table.add(.note)
    table.add(.record)
    table.addExamples { Example.walkthroughs }
    return table
  }()
}

extension Command {
  static let note = Command(
    "note", .walkthrough, arguments: "TEXT", summary: "Print text",
    details: [
      "The rest of the line is the text; quotes, ; and # have no special meaning in it. On the page of",
      "\"run --html\", it is a caption up to the next note, and a blank line or a comment clears it.",
    ]
  ) { invocation throws(CommandError) in
    let text = invocation.text
    return .effect(
      .print(
        CommandOutput(["text": [text]]) { output in
          output.writeSafely(text, .bold)
          output.write("\n\n")
        }))
  }

  static let expect = Command(
    "expect", .walkthrough, arguments: "[soft] [not | no] SUBJECT [within SECONDS] [-- MESSAGE]",
    summary: "Fail unless a condition is met",
    details: ["Subjects:"]
      + Subject.all.map { "  \($0.help)" }
      + [
        "\"output\" doesn't include the lines that the app prints.",
        "\"within 2s\" waits up to 2 seconds for the check to pass.",
        "A name or value between slashes, /Order \\d+/, is a regular expression for all of it; after",
        "\"text\", \"alert\" and \"output\", for a part. After \"soft\", a failure doesn't end the case.",
      ],
    topics: { Subject.all.map(\.topic) + [Expectation.within] },
    secrets: { Expectation.secrets(of: $0, on: $1.screen) },
    complete: { request in
      let marks = ExpectationMarks(request.words)
      let words = request.words.dropFirst(marks.count)
      let candidates = Expectation.completions(request, after: marks)
      guard let subject = words.first.flatMap({ Subject.named($0) }) else {
        return words.isEmpty && marks.count == 0
          ? candidates + [Candidate("soft", summary: "without an end of the case")] : candidates
      }
      let isComplete = words.count > (subject.needsName ? 1 : 0) && words.last != "within"
      return isComplete
        ? candidates + [Candidate("--", summary: "a message for a failure")] : candidates
    }
  ) { invocation throws(CommandError) in
    let expectation = try Expectation(invocation)
    return .onScreen { shell throws(CommandError) in
      try expectation.subject.require(shell)
      return .check(within: expectation.seconds, isSoft: expectation.isSoft) {
        () throws(CommandError) in
        try expectation.check(shell)
      }
    }
  }
}
