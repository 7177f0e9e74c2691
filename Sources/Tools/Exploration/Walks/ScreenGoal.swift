import AppDriver

/// A goal of `goto`: one of several screens, or a title.
package nonisolated struct ScreenGoal: Sendable, Hashable, Codable {
  /// The identities of the screens, of which the nearest is wanted; empty if only the title
  /// matters.
  let targets: Set<String>
  /// The wanted title; `nil` if any will do.
  package let title: String?

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
