import AppDriver
import Foundation

/// A command and what came of it, as one JSON object.
struct StepRecord: Encodable {
  private let command: String
  private let file: String?
  private let line: Int?
  private let status: String
  private let error: String?
  private let screen: ScreenSnapshot?
  private let events: [SessionEvent]?
  /// What the app did, after the calls that led there.
  private let trace: [TraceStep]?
  /// What the command left behind, and what has gone of what was told before; where there is any.
  private let leaks: [Leak]?
  private let withdrawn: [Leak]?
  private let report: Value?
  private let difference: [DiffLine]?

  init(
    _ step: Step, screen: ScreenSnapshot? = nil, events: [SessionEvent]? = nil,
    trace: [TraceStep]? = nil, leaks: (new: [Leak], withdrawn: [Leak]) = ([], []),
    report: (any Encodable)? = nil, error: CommandError? = nil, difference: [DiffLine]? = nil
  ) {
    command = step.shown
    file = step.location?.file
    line = step.location?.line
    status =
      switch error?.status {
      case nil: "ok"
      case .crash: "crashed"
      default: "failed"
      }
    self.error = error?.message
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

extension Interpreter {
  private static let encoder = SafeText.encoder

  /// Writes one JSON object on a line of its own.
  func writeJSON(_ record: some Encodable) {
    do {
      let data = try Self.encoder.encode(record)
      let json = String(decoding: data, as: UTF8.self)
      output.write(SafeText.isPlain(json) ? json : SafeText.escapedJSON(json))
      output.write("\n")
    } catch {
      preconditionFailure("a step can't be written as JSON: \(error)")
    }
  }
}
