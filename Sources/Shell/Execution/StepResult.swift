package import AppDriver
import CallStacks
package import Script

/// What came of one step of a script, as a test reports it.
package struct StepResult {
  /// How it ended.
  package nonisolated enum Status: String, Sendable, Hashable, Codable {
    /// As its author expects, or not; `noted` where a command after `?` was refused.
    case passed, failed, noted
  }

  /// The command as it may be shown: secrets are starred, `! ` or `? ` stands before it.
  package let command: String
  /// Where it stands.
  package let location: SourceLocation?
  /// How it ended.
  package let status: Status
  /// Why it failed; of a command that had to be refused, or might be, why it was.
  package let error: CommandError?
  /// What its author has to say where it fails.
  package let message: String?
  /// What it printed, without its echo and uncoloured.
  package let output: String
  /// The lines expected and printed, where they differ.
  package let difference: [DiffLine]?
  /// How long it took.
  package let duration: Duration
  /// The events that it caused, for `AppSession.events(in:)`.
  package let events: Range<Int>
  /// The calls behind it, with their places; empty where calls aren't traced.
  package let calls: [String]
  /// What a person sees after it.
  package let screen: ScreenSnapshot?

  init(_ step: Step, _ output: String, _ difference: [DiffLine]?, _ shell: ShellView) {
    command = shell.redacted(step.expectation.mark + step.shown)
    location = step.location
    status =
      step.hasFailed
      ? .failed : step.error != nil && step.expectation == .either ? .noted : .passed
    error = step.error
    message = step.message.map(shell.redacted)
    self.output = output
    self.difference = difference
    duration = step.duration
    events = step.events
    calls = Self.calls(of: step, shell)
    screen = shell.screen.map(shell.redaction.redacted)
  }

  private static func calls(of step: Step, _ shell: ShellView) -> [String] {
    guard shell.options.traces, shell.options.namesCalls, !step.events.isEmpty else { return [] }
    return shell.session.trace(of: step.events).compactMap { traced in
      guard case .call(let call) = traced else { return nil }
      return shell.redacted(call.place.map { "\(call.name)  \($0)" } ?? call.name)
    }
  }
}
