import HeadlessUIKit

/// An API that doesn't exist here, in a piece that an adopted app goes without.
package nonisolated enum MissingAPI {
  /// Returns whether a warning, a crash, or the output of a process says that the app has reached
  /// such a piece.
  package static func isReached(in text: String) -> Bool {
    text.contains(FlowshUnavailable.mark)
  }
}
