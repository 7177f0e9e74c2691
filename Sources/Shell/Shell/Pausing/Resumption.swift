/// A way in which a script that stands still goes on.
package nonisolated enum Resumption: Sendable, Hashable {
  /// The next statement runs.
  case step
  /// The script runs until a step fails.
  case `continue`
  /// The script runs up to a line of its file, which doesn't run.
  case run(to: Int)
  /// A line runs in place of the one at which the script stands still; `nil` if the user is to be
  /// asked for it.
  case change(String?)
}

/// The fate of a statement before which a script may have stood still.
package nonisolated enum PauseOutcome: Sendable {
  /// The statement runs.
  case goOn
  /// The statement doesn't run, because something else has run in its place.
  case skip
  /// The script ends.
  case end
}
