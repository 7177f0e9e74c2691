/// A person's swipe that controls a transition.
nonisolated enum Swipe {
  /// No swipe.
  case none
  /// A complete swipe.
  case through
  /// A canceled swipe.
  case letGo
}
