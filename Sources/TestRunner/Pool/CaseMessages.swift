import Reports
import Shell

/// The messages of a case that its report needs.
struct CaseMessages {
  /// The messages, in order.
  private(set) var all: [WorkerMessage] = []
  /// The number of steps that have passed and aren't kept.
  private(set) var omittedSteps = 0
  /// The number of steps before the first one that isn't kept.
  private(set) var stepsBeforeOmitted = 0
  /// What the app printed in all steps.
  private(set) var appOutput = AppOutput()
  /// The duration of all steps in seconds.
  private(set) var seconds = 0.0
  /// Whether the last step that passed is kept only until the next message.
  private var isLastProvisional = false

  /// Whether the worker has reported the end of its case.
  var hasFinished: Bool { if case .finished? = all.last { true } else { false } }

  /// Adds a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - isKept: A closure that returns whether to keep a step that has passed.
  mutating func add(_ message: WorkerMessage, isKept: () -> Bool) {
    // The start of a step matters only until the next message.
    if case .began? = all.last { all.removeLast() }
    if case .finished = message {
    } else if isLastProvisional {
      all.removeLast()
      isLastProvisional = false
      if omittedSteps == 0 { stepsBeforeOmitted = all.count }
      omittedSteps += 1
    }
    all.append(message)
    guard case .ended(let step, let accepted) = message else { return }
    seconds += step.seconds
    appOutput.append(lines: step.appOutput)
    isLastProvisional = step.status != .failed && accepted == nil && !isKept()
  }
}
