package import Shell

/// What a report says of one step.
///
/// All texts are free of secrets; they may hold any character that an app can show.
package struct StepReport: Sendable, Hashable, Codable {
  /// The command, with its `! ` or `? `.
  package var command: String
  /// The file that the step stands in, which may be one that was sourced; empty where it has none.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// How the step ended.
  package var status: Step.Status
  /// How long it took.
  package var seconds: Double
  /// What it printed.
  package var output: String
  /// Why it failed or was refused.
  package var reason: String?
  /// What its author had to say for that case.
  package var message: String?
  /// Expected and printed lines where they differ, each after `  `, `- ` or `+ `.
  package var difference: [String]
  /// The visible screen's name and its lines, after the step.
  package var screen: String
  /// The path to the screen, after the step: `Persons › Fred`.
  package var stack: String
  /// The calls that led there, with file and line.
  package var calls: [String]
  /// What happened, in UIKit's terms.
  package var events: [String]

  /// Makes a step; what is left out is empty.
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
