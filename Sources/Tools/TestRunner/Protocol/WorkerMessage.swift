import Reports
import Script
import Wireframes

/// A worker's message about the progress of a case.
nonisolated enum WorkerMessage: Hashable, Codable {
  /// A step is about to run. If this is the last message of a worker, the step terminated it.
  ///
  /// `time` is the time on the system's clock in seconds (`SystemClock`).
  case began(command: String, file: String, line: Int, time: Double)
  /// A step has ended; `accepted` contains the `|` lines that would have matched, if they differ.
  case ended(StepReport, accepted: AcceptedLines?)
  /// The case has a new secret, which the app may print from now on. The worker waits until the
  /// runner has read this message (`WorkerSignal.secretAdded`).
  case secret(String)
  /// A picture for frames of this case and of later ones; `nil` if it can't be sent. The number 0
  /// means that no frame refers to the earlier pictures any more.
  case picture(number: Int, Picture?)
  /// The frame before an action of the running step.
  case frame(Frame)
  /// The case has shown screens and taken moves that it hadn't before.
  case covered(CaseCoverage)
  /// A fault has terminated the app, whose code runs until it returns. If this is the last message
  /// of a worker, the fault is the reason for its end.
  case crashed(reason: String)
  /// The case has ended; this is its last message.
  case finished(CaseReport.Status, reason: String?, seconds: Double)
}

nonisolated extension WorkerMessage {
  /// The longest plausible duration in seconds, about 30 years, which is also longer than any
  /// system has been running.
  private static let longest = 1e9

  /// Whether the numbers are plausible for a case; an app may have overwritten them.
  var isPlausible: Bool {
    switch self {
    case .began(_, _, let line, let time): line >= 0 && (0...Self.longest).contains(time)
    case .ended(let step, let accepted):
      step.line >= 0 && (0...Self.longest).contains(step.seconds)
        && accepted?.numbers.allSatisfy { $0 > 0 } != false
        && step.frames.allSatisfy { Self.isPlausible($0) }
    case .secret, .crashed, .covered: true
    case .picture(let number, let picture): number >= 0 && picture?.isSafe != false
    case .frame(let frame): Self.isPlausible(frame)
    case .finished(_, _, let seconds): (0...Self.longest).contains(seconds)
    }
  }

  private static func isPlausible(_ frame: Frame) -> Bool {
    frame.picture >= 0 && frame.touch?.isPlausible != false
  }

  /// The message without the step's output, for use when the mailbox has no room for the output.
  var withoutOutput: WorkerMessage {
    if case .picture(let number, _) = self { return .picture(number: number, nil) }
    guard case .ended(var step, _) = self else { return self }
    step.output = "(\(step.output.utf8.count) bytes, too many to keep in a report)"
    step.appOutput = []
    step.difference = []
    return .ended(step, accepted: nil)
  }

  /// The message with long strings truncated and lists removed so that it fits into any mailbox.
  var truncated: WorkerMessage {
    func cut(_ text: String) -> String { text.cut(to: 1_000) }
    switch self {
    case .began(let command, let file, let line, let time):
      return .began(command: cut(command), file: cut(file), line: line, time: time)
    case .ended(let step, _):
      var short = StepReport(command: cut(step.command), file: cut(step.file), line: step.line)
      short.status = step.status
      short.seconds = step.seconds
      short.output = cut(step.output)
      short.reason = step.reason.map(cut)
      short.message = step.message.map(cut)
      short.screen = cut(step.screen)
      short.stack = cut(step.stack)
      short.frames = Array(step.frames.prefix(1_000))
      return .ended(short, accepted: nil)
    case .picture(let number, _): return .picture(number: number, nil)
    case .secret, .frame, .covered: return self
    case .crashed(let reason): return .crashed(reason: cut(reason))
    case .finished(let status, let reason, let seconds):
      return .finished(status, reason: reason.map(cut), seconds: seconds)
    }
  }
}
