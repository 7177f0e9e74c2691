import Script

/// The state machine of a step.
///
/// The step runs and prints, `|` lines may follow, and then the output is compared with them.
final class StepLifecycle {
  private enum State {
    /// There is no output to compare.
    case idle
    /// A step is running; `nil` if it is about to fail because its line can't be run.
    case running(Step?)
    /// A step has printed its output; `patterns` contains the `|` lines read so far.
    case printed(Step)
    /// A step has failed; the `|` lines below it are ignored.
    case failed
  }

  private var state = State.idle
  private var patterns: [OutputPattern] = []
  /// The output of the last command that isn't a check.
  private var outputOfCommand: [UInt8] = []
  /// The output of the last check, setting or title.
  private var outputOfOther: [UInt8] = []
  private let output: TextOutput

  init(_ output: TextOutput) { self.output = output }

  /// Notes that a step is starting.
  func begin(_ step: Step? = nil) {
    state = .running(step)
    output.beginStep()
  }

  /// Notes that a step has printed its output.
  ///
  /// The step is kept for the `|` lines that may follow.
  func end(_ step: Step) {
    if Self.printsAsCommand(step) {
      output.endStep(into: &outputOfCommand)
    } else {
      output.endStep(into: &outputOfOther)
    }
    state = step.hasFailed ? .failed : .printed(step)
  }

  /// The step that is running; `nil` if there is none.
  var running: Step? { if case .running(let step) = state { step } else { nil } }

  /// The step that `|` lines apply to; `nil` if there is none.
  var printed: Step? { if case .printed(let step) = state { step } else { nil } }

  /// Whether to ignore `|` lines because the step above them failed.
  var ignoresPatterns: Bool { if case .failed = state { true } else { false } }

  /// Adds a `|` line.
  func expect(_ pattern: OutputPattern) { patterns.append(pattern) }

  /// Notes that a `|` line is invalid, so that the `|` lines below it are ignored.
  func fail() {
    state = .failed
    patterns.removeAll()
  }

  /// Calls a function that runs other steps, and then goes on with the step as before.
  func whileSuspended(_ body: () -> Void) {
    let (state, patterns) = (state, patterns)
    self.state = .idle
    self.patterns = []
    body()
    (self.state, self.patterns) = (state, patterns)
  }

  /// Discards the last step and its `|` lines, at the end of a script.
  func forget() {
    state = .idle
    patterns.removeAll()
    outputOfCommand.removeAll()
  }

  /// Compares the last step's output with its `|` lines, once they have all been read, and returns
  /// them; `nil` if no step is waiting for them.
  func settle(
    isInterrupted: () -> Bool = { false }
  ) -> (step: Step, patterns: [OutputPattern], result: OutputComparison.Result)? {
    guard let step = printed else { return nil }
    state = .idle
    guard !patterns.isEmpty else { return (step, [], .matches) }
    defer { patterns.removeAll(keepingCapacity: true) }
    // The lines are what a `?` command prints if it succeeds.
    guard step.status != .noted else { return (step, [], .matches) }
    step.expectedLines = patterns.map(\.line)
    return (
      step, patterns,
      OutputComparison.result(patterns, text(of: step), isInterrupted: isInterrupted)
    )
  }

  /// Returns the output of a step, without colors and with secrets redacted.
  func text(of step: Step) -> String {
    output.redaction.redacted(plain(Self.printsAsCommand(step) ? outputOfCommand : outputOfOther))
  }

  private static func printsAsCommand(_ step: Step) -> Bool { step.isCommand && !step.isCheck }

  /// Notes that a setting or a title launches the app, so that no command has printed anything yet.
  func noteLaunch() { outputOfCommand.removeAll() }

  /// The output of the last command that isn't a check, without colors.
  var lastOutput: String { plain(outputOfCommand) }

  private func plain(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard output.isColored else { return text }
    var parts = text.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
    for place in parts.indices.dropFirst() {
      parts[place] = parts[place].drop { $0 != "m" }.dropFirst()
    }
    return parts.joined()
  }
}
