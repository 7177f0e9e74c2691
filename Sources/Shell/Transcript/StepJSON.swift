import AppDriver
import Script

/// The JSON object for one step.
struct StepJSON: Encodable {
  private let command: String
  private let file: String?
  private let line: Int?
  private let status: String
  private let error: String?
  /// The lines that the app printed; `nil` if there are none.
  private let appOutput: [String]?
  private let screen: ScreenSnapshot?
  private let events: [SessionEvent]?
  /// The app's calls and the events that they caused.
  private let trace: [TraceStep]?
  /// The new findings of the leak check; `nil` if there are none.
  private let leaks: [Leak]?
  /// The findings that were withdrawn; `nil` if there are none.
  private let withdrawn: [Leak]?
  private let report: Value?
  private let difference: [DiffLine]?

  init(
    _ step: Step, screen: ScreenSnapshot? = nil, events: [SessionEvent]? = nil,
    trace: [TraceStep]? = nil, leaks: (new: [Leak], withdrawn: [Leak]) = ([], []),
    report: (any Encodable)? = nil, difference: [DiffLine]? = nil
  ) {
    command = step.shown
    file = step.location?.file
    line = step.location?.line
    status =
      switch step.error?.status {
      case nil: "ok"
      case .crash: "crashed"
      default: "failed"
      }
    error = step.error?.message
    // The object with the difference is the step's second one.
    appOutput = step.appOutput.isEmpty || difference != nil ? nil : step.appOutput
    self.difference = difference
    self.screen = screen
    self.events = events
    self.trace = trace
    self.leaks = leaks.new.isEmpty ? nil : leaks.new
    withdrawn = leaks.withdrawn.isEmpty ? nil : leaks.withdrawn
    self.report = report.map(Value.init)
  }

  private struct Value: Encodable {
    let value: any Encodable
    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }
}
