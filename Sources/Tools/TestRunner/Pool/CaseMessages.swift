import Reports
import Shell
import Wireframes

/// The messages of a case that its report needs.
struct CaseMessages {
  /// The messages that are kept, in order, except secrets, pictures and frames.
  private(set) var all: [WorkerMessage] = []
  /// The indices in the case of the steps in `all`.
  private(set) var stepIndices: [Int] = []
  private(set) var secrets: [String] = []
  /// The frames before the actions of the step that hasn't ended.
  private(set) var frames: [Frame] = []
  /// The number of steps that have passed and aren't kept.
  private(set) var omittedSteps = 0
  /// The number of steps before the first one that isn't kept.
  private(set) var stepsBeforeOmitted = 0
  /// The duration of all steps in seconds.
  private(set) var seconds = 0.0
  /// The coverage of the case; `nil` unless it is measured.
  private(set) var coverage: CaseCoverage?
  /// The fault that has terminated the app in the running step; `nil` if there was none.
  private(set) var fault: String?
  /// The number of steps that have ended.
  private var stepCount = 0
  /// The number of passed steps at the end of `all` that are kept only in case a later step fails.
  private var provisionalSteps = 0
  /// The number of steps before a failure that its description shows.
  private static let mostProvisional = 3

  /// Whether the worker has reported the end of its case.
  var hasFinished: Bool { if case .finished? = all.last { true } else { false } }

  /// Adds a message; `isKept` decides whether to keep a step that has passed.
  mutating func add(_ message: WorkerMessage, isKept: () -> Bool) {
    switch message {
    case .secret(let secret): return secrets.append(secret)
    case .picture: return
    case .covered(let more):
      coverage = coverage ?? CaseCoverage(app: more.app)
      coverage?.add(more)
      return
    case .crashed(let reason):
      fault = reason
      return
    case .frame(let frame): return frames.append(frame)
    case .ended(var step, let accepted):
      if !frames.isEmpty { step.frames = exchange(&frames, with: []) + step.frames }
      return add(step, accepted, isKept)
    case .began: frames = []
    case .finished(let status, _, _):
      removeBeginning()
      if !status.isFailure { while provisionalSteps > 1 { omitOldest() } }
    }
    append(message)
  }

  private mutating func append(_ message: WorkerMessage) {
    fault = nil
    removeBeginning()
    all.append(message)
  }

  /// Removes the start of a step, which matters only until the next message.
  private mutating func removeBeginning() {
    if case .began? = all.last { all.removeLast() }
  }

  private mutating func add(_ step: StepReport, _ accepted: AcceptedLines?, _ isKept: () -> Bool) {
    append(.ended(step, accepted: accepted))
    seconds += step.seconds
    stepIndices.append(stepCount)
    stepCount += 1
    guard step.status != .failed, step.missingTexts.isEmpty, accepted == nil, !isKept() else {
      provisionalSteps = 0
      return
    }
    provisionalSteps += 1
    if provisionalSteps > Self.mostProvisional { omitOldest() }
  }

  /// Removes the first of the provisional steps.
  private mutating func omitOldest() {
    let place = all.count - provisionalSteps
    all.remove(at: place)
    stepIndices.remove(at: stepIndices.count - provisionalSteps)
    if omittedSteps == 0 { stepsBeforeOmitted = place }
    omittedSteps += 1
    provisionalSteps -= 1
  }
}
