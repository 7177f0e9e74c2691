import AppDriver

/// The goal of a way: one of several screens, or a title.
package nonisolated struct WayGoal: Sendable, Hashable, Codable {
  /// The identities of the screens, of which the nearest is wanted; empty if only the title
  /// matters.
  let targets: Set<String>
  /// The wanted title; `nil` if any will do.
  let title: String?

  /// Creates a goal of several screens.
  package init(targets: Set<String>, title: String? = nil) {
    self.targets = targets
    self.title = title
  }

  /// Creates a goal of any screen with a title.
  package init(title: String) { self.init(targets: [], title: title) }

  /// Returns whether the app, whose state a reader has read, is at the goal.
  @MainActor func isReached(by session: AppSession, _ reader: StateReader) -> Bool {
    guard session.isRunning, !reader.outline.panes.isEmpty else { return false }
    guard title == nil || title == session.screenName else { return false }
    return targets.isEmpty || targets.contains(reader.screenID(session))
  }
}

extension StateSearch {
  /// Creates a search for the states of a goal; for all states of its screens if none has shown the
  /// title.
  nonisolated init(_ graph: StateGraph, to goal: WayGoal) {
    let title = goal.title.map { ExploredStates.hash(ofTitle: $0) }
    let titled = title.map { graph.states(titled: $0) } ?? []
    self.init(graph, title: title, endsWithRow: title != nil) { state in
      let isTarget = goal.targets.contains(graph.screen(of: state).id)
      if titled.isEmpty { return isTarget }
      return titled.contains(state) && (isTarget || goal.targets.isEmpty)
    }
  }
}

extension ScreenOutline {
  /// The rows that can be used.
  var rows: [Element] { elements.filter { $0.kind == .row && $0.row < 0 && $0.isEnabled } }

  /// Returns an action on a row as one on the row that a title names, such as Barney in "Edit
  /// Barney"; `nil` unless that is another row.
  func actions(_ actions: [UserAction], onRowNamedIn title: String) -> [UserAction]? {
    guard actions.count == 1, let old = actions[0].target, old.kind == .row else { return nil }
    func isNamed(_ label: String) -> Bool {
      !label.isEmpty && " \(title) ".contains(" \(label) ")
    }
    guard !isNamed(old.label), let row = rows.first(where: { isNamed($0.label) }) else {
      return nil
    }
    let target = target(of: row)
    return switch actions[0] {
    case .select: [.select(target)]
    case .swipe(_, let action): [.swipe(target, action: action)]
    case .press(_, let action): [.press(target, action: action)]
    default: nil
    }
  }
}
