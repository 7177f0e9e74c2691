import HeadlessUIKit

/// An action that a swipe uncovers beside a row, as far as a drawing needs it.
package nonisolated struct SwipeOffer: Sendable, Hashable {
  /// The title of the action.
  package var title: String
  /// Whether the action is at the left of the row, so that the finger swipes to the right.
  package var isLeading: Bool
  /// Whether the action is red, because it destroys something.
  package var isDestructive: Bool

  /// Creates an offer from its parts.
  package init(_ title: String, isLeading: Bool = false, isDestructive: Bool = false) {
    self.title = title
    self.isLeading = isLeading
    self.isDestructive = isDestructive
  }
}

extension AppSession {
  /// Returns what a swipe uncovers that is performed next; `nil` for other actions, or if the row
  /// doesn't offer the action.
  ///
  /// The app is asked for the row's actions once: the swipe itself uses its answer.
  package func swipeOffer(before action: UserAction) -> SwipeOffer? {
    guard case .swipe(let target, let title) = action, isRunning, !isInBackground,
      touchRefusal == nil, case .row(let row)? = element(target)
    else { return nil }
    let actions = row.swipeActions()
    keptSwipe = (target, actions)
    return Self.actions(title, among: actions).first.map {
      SwipeOffer($0.title, isLeading: $0.isLeading, isDestructive: $0.isDestructive)
    }
  }
}
