import AppDriver
import Script

/// A JSON object of the output, which is about a step unless it has no `command`.
///
/// `flowsh.schema.json` describes its members.
struct OutputJSON: Encodable {
  var appOutput: [String]?
  private var command: String?
  /// The difference between the expected and the actual output, in a step's second object.
  private var difference: [DiffLine]?
  var error: ErrorJSON?
  var events: [SessionEvent]?
  var file: String?
  /// The new findings of the leak check.
  var leaks: [Leak]?
  var line: Int?
  var report: AnyEncodable?
  var screen: ScreenJSON?
  /// `ok`, `refused` (as the script allows), `failed` or `crashed`.
  private var status: String?
  /// The calls, and the events that they caused.
  var trace: [TraceStep]?
  /// The version of the format.
  ///
  /// It increases when a member is removed or gets another meaning, and stays when one is added.
  private let version = 1
  /// The findings of the leak check that were withdrawn.
  var withdrawn: [Leak]?

  /// Creates an object that belongs to no step.
  init() {}

  /// Creates the object for a step, with its outcome.
  init(_ step: Step) {
    if !step.appOutput.isEmpty { appOutput = step.appOutput }
    command = step.shown
    error = step.error.map { ErrorJSON($0, comment: step.message) }
    file = step.location?.file
    line = step.location?.line
    status =
      switch step.error {
      case nil: "ok"
      case let error? where error.status == .crash: "crashed"
      case _?: step.hasFailed ? "failed" : "refused"
      }
  }

  /// Creates the object for a step with an answer.
  init(_ step: Step, _ answer: CommandOutput) {
    self.init(step)
    report = answer.report.map(AnyEncodable.init)
    screen = answer.screen
  }

  /// Creates the second object for a step, whose output differs from the `|` lines below it.
  init(_ step: Step, _ difference: [DiffLine]) {
    self.init(step)
    appOutput = nil
    self.difference = difference
  }
}

/// A value of any type as a member of a JSON object.
struct AnyEncodable: Encodable {
  let value: any Encodable

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
