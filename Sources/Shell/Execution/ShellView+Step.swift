package import AppDriver
import CallStacks

/// What a report says of a step, beside the step itself.
extension ShellView {
  /// The calls behind a step, with their places; empty where calls aren't traced.
  package func calls(of step: Step) -> [String] {
    guard options.traces, options.namesCalls, !step.events.isEmpty else { return [] }
    return session.trace(of: step.events).compactMap { traced in
      guard case .call(let call) = traced else { return nil }
      return redacted(call.place.map { "\(call.name)  \($0)" } ?? call.name)
    }
  }

  /// What a person sees, as it may be shown.
  package var shownScreen: ScreenSnapshot? { screen.map(redaction.redacted) }
}
