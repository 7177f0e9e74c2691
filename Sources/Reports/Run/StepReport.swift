package import Shell

/// The result of one step in a report.
///
/// The texts contain no secrets, but any characters that an app can show.
package struct StepReport: Sendable, Hashable, Codable {
  /// The command, including `! ` or `? ` before it.
  package var command: String
  /// The path of the file with the step, which may be a sourced script; empty if there is none.
  package var file: String
  /// The line number, from 1.
  package var line: Int
  /// How the step ended.
  package var status: Step.Status
  /// The duration of the step in seconds.
  package var seconds: Double
  /// The output of the step.
  package var output: String
  /// Why the step failed or was refused.
  package var reason: String?
  /// The message that the script gives for a failure.
  package var message: String?
  /// The difference between expected and actual lines, which begin with `  `, `- ` or `+ `.
  package var difference: [String]
  /// The title and the lines of the screen after the step.
  package var screen: String
  /// The path to the screen after the step, such as `Persons › Fred`.
  package var stack: String
  /// The app's calls during the step, with file and line.
  package var calls: [String]
  /// The UIKit events of the step.
  package var events: [String]

  /// Creates a result; omitted values are empty.
  package init(
    command: String, file: String = "", line: Int, status: Step.Status = .passed,
    seconds: Double = 0,
    output: String = "", reason: String? = nil, message: String? = nil,
    difference: [String] = [], screen: String = "", stack: String = "", calls: [String] = [],
    events: [String] = []
  ) {
    self.command = command
    self.file = file
    self.line = line
    self.status = status
    self.seconds = seconds
    self.output = output
    self.reason = reason
    self.message = message
    self.difference = difference
    self.screen = screen
    self.stack = stack
    self.calls = calls
    self.events = events
  }
}
