/// What a report says of one step.
///
/// All texts are free of secrets; they may hold any character that an app can show.
public nonisolated struct StepReport: Sendable, Hashable {
  /// How the step ended.
  public enum Status: String, Sendable {
    /// As its author expects, or not; `noted` where a command after `?` was refused.
    case passed, failed, noted
  }

  /// The command, with its `! ` or `? `.
  public var command: String
  /// The file that the step stands in, which may be one that was sourced; empty where it has none.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// How the step ended.
  public var status: Status
  /// How long it took.
  public var seconds: Double
  /// What it printed.
  public var output: String
  /// Why it failed or was refused.
  public var reason: String?
  /// What its author had to say for that case.
  public var message: String?
  /// Expected and printed lines where they differ, each after `  `, `- ` or `+ `.
  public var difference: [String]
  /// The visible screen's name and its lines, after the step.
  public var screen: String
  /// The path to the screen, after the step: `Persons › Fred`.
  public var stack: String
  /// The calls that led there, with file and line.
  public var calls: [String]
  /// What happened, in UIKit's terms.
  public var events: [String]

  /// Makes a step; what is left out is empty.
  public init(
    command: String, file: String = "", line: Int, status: Status = .passed, seconds: Double = 0,
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
