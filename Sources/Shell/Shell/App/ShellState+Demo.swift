package import AppDriver
import CallStacks

/// A line of a command's call trace: a call, or an event that it caused.
package nonisolated struct TraceLine: Sendable, Hashable {
  /// The call or the event in words.
  package var text: String
  /// The location of a call, such as `ShowPersonsFlowCoordinator.swift:31`; `nil` for an event, or
  /// if it is unknown.
  package var place: String?
  /// Whether the line is a call.
  package var isCall: Bool

  /// Creates a line.
  package init(_ text: String, place: String? = nil, isCall: Bool = false) {
    self.text = text
    self.place = place
    self.isCall = isCall
  }
}

/// Data for demos.
extension ShellState {
  /// Returns the trace of a step, without warnings and faults, and with secrets redacted.
  ///
  /// Lines that repeat those before them are left out. The array is empty if calls aren't traced.
  package func trace(of step: Step) -> [TraceLine] {
    guard options.traces, !step.events.isEmpty else { return [] }
    let lines = session.trace(of: step.events).compactMap { traced -> TraceLine? in
      switch traced {
      case .call(let call):
        TraceLine(redacted(call.name), place: call.place.map { redacted($0) }, isCall: true)
      case .event(let event): TraceWriter.words(for: event).map { TraceLine(redacted($0)) }
      }
    }
    return RepeatedLines.parts(of: lines).flatMap { part -> [TraceLine] in
      var shown = Array(lines[part.lines])
      if part.count > 1 { shown[shown.count - 1].text += " " + RepeatedLines.mark(part) }
      return shown
    }
  }

  /// Returns the output of a step without the screen and its path, which are the same as after it.
  ///
  /// Call this method before the next step runs.
  package func outputBesideScreen(of step: Step) -> String {
    let output = "\n" + step.output
    let panes = shownPanes
    let start = panes.isEmpty ? nil : output.firstRange(of: "\n" + panes)?.lowerBound
    let lines = output[..<(start ?? output.endIndex)]
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0 != "  (the screen is unchanged)" }
    let words = lines.drop { $0.isEmpty }
    return words.dropLast(words.reversed().prefix { $0.isEmpty }.count).joined(separator: "\n")
  }

  /// The titles of the tabs with their badges, and the index of the selected one, with secrets
  /// redacted; `nil` if there are none.
  package var shownTabs: (titles: [String], selected: Int)? {
    guard let tabs = screen?.tabs else { return nil }
    let titles = tabs.titles.enumerated().map { index, title in
      redacted(
        title + TabBadge.text(tabs.badges.indices.contains(index) ? tabs.badges[index] : nil))
    }
    return (titles, tabs.selectedIndex)
  }

  /// The coordinators without a parent, each with its children; empty if the app isn't running.
  package var coordinators: [CoordinatorSnapshot] {
    session.isRunning ? session.coordinators : []
  }

  /// The classes of all coordinators, parents before children.
  package var coordinatorTypes: [String] {
    func types(_ coordinator: CoordinatorSnapshot) -> [String] {
      [coordinator.type] + coordinator.children.flatMap(types)
    }
    return coordinators.flatMap(types)
  }
}
