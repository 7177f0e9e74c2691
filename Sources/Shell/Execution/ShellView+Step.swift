package import AppDriver
import CallStacks

/// Data for reports about a step.
extension ShellView {
  /// Returns the calls that a step caused, with their source locations.
  ///
  /// The array is empty if calls aren't traced.
  package func calls(of step: Step) -> [String] {
    guard options.traces, options.namesCalls, !step.events.isEmpty else { return [] }
    return session.trace(of: step.events).compactMap { traced in
      guard case .call(let call) = traced else { return nil }
      return redacted(call.nameAndPlace)
    }
  }

  /// The visible screen with secrets redacted.
  package var shownScreen: ScreenSnapshot? { screen.map { redaction.redacted($0) } }
}
