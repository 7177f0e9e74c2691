import Reports

/// What a worker reports of a case, in the order in which it happens.
nonisolated enum WorkerMessage: Hashable {
  /// A step begins: if the worker dies before the next message, it died in this step.
  case began(command: String, file: String, line: Int)
  /// A step has ended; where its `|` lines differ, with those that would have been right.
  case ended(StepReport, accepted: AcceptedLines?)
  /// The case has ended, which is the last of its messages.
  case finished(CaseReport.Status, reason: String?, seconds: Double)
}

nonisolated extension WorkerMessage {
  /// The longest time that a message can tell, in seconds: some thirty years.
  private static let longest = 1e9

  /// Whether the numbers can be those of a case; what an app has written over reads otherwise.
  var isPlausible: Bool {
    switch self {
    case .began(_, _, let line): line >= 0
    case .ended(let step, let accepted):
      step.line >= 0 && (0...Self.longest).contains(step.seconds)
        && accepted?.numbers.allSatisfy { $0 > 0 } != false
    case .finished(_, _, let seconds): (0...Self.longest).contains(seconds)
    }
  }

  /// The same without what the step printed, for a mailbox that hasn't room for it.
  var withoutOutput: WorkerMessage {
    guard case .ended(var step, _) = self else { return self }
    step.output = "(\(step.output.utf8.count) bytes, which are more than a report keeps)"
    step.difference = []
    return .ended(step, accepted: nil)
  }

  /// The same with no text and no list longer than a mailbox certainly has room for.
  var cutShort: WorkerMessage {
    func cut(_ text: String) -> String { text.utf8.count > 1_000 ? text.prefix(1_000) + "…" : text }
    switch self {
    case .began(let command, let file, let line):
      return .began(command: cut(command), file: cut(file), line: line)
    case .ended(let step, _):
      return .ended(
        StepReport(
          command: cut(step.command), file: cut(step.file), line: step.line, status: step.status,
          seconds: step.seconds, output: cut(step.output), reason: step.reason.map(cut),
          message: step.message.map(cut), screen: cut(step.screen), stack: cut(step.stack)),
        accepted: nil)
    case .finished(let status, let reason, let seconds):
      return .finished(status, reason: reason.map(cut), seconds: seconds)
    }
  }
}
