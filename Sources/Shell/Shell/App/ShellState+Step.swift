package import AppDriver
import CallStacks

/// Data for reports about a step.
extension ShellState {
  /// Returns the calls that a step caused, with their source locations.
  ///
  /// The array is empty if calls aren't traced.
  package func calls(of step: Step) -> [String] {
    guard options.traces, options.namesCalls, !step.events.isEmpty else { return [] }
    var calls: [String] = []
    for case .call(let call) in session.trace(of: step.events) {
      calls.append(redacted(call.nameAndPlace))
    }
    return calls
  }

  /// Returns the events that a step caused, with secrets redacted.
  ///
  /// The array is empty if reports don't include what a step has caused.
  package func events(of step: Step) -> [String] {
    guard options.namesCalls else { return [] }
    let events = session.eventLabels(in: step.events)
    return redaction.isEmpty ? events : events.map { redacted($0) }
  }

  /// The path to the visible screen with secrets redacted, such as `Persons › Fred`; empty if there
  /// is no screen.
  package var shownPath: String {
    // To ask the snapshot itself, it would be copied as a whole.
    guard let visible else { return "" }
    return redacted(PathText.text(visible.paths))
  }
}

/// Data for pictures.
extension ShellState {
  /// Returns what the display shows, with secrets redacted.
  ///
  /// - Parameter action: The action that comes next, whose element is visible.
  /// - Returns: The snapshot; `nil` if the display shows nothing.
  package func shownDisplay(before action: UserAction? = nil) -> DisplaySnapshot? {
    session.display(around: action?.target).map { display in
      redaction.isEmpty ? display : display.mapTexts { redacted($0) }
    }
  }

  /// Returns what a swipe that comes next uncovers, with secrets redacted; `nil` for other actions.
  package func shownOffer(before action: UserAction) -> SwipeOffer? {
    session.swipeOffer(before: action).map { offer in
      SwipeOffer(
        redacted(offer.title), isLeading: offer.isLeading, isDestructive: offer.isDestructive)
    }
  }
}
