import Foundation
import HeadlessUIKit

/// An API that doesn't exist here, in a piece that an adopted app goes without.
package nonisolated enum MissingAPI {
  /// Returns whether a warning, a crash, or the output of a process says that the app has reached
  /// such a piece.
  package static func isReached(in text: String) -> Bool {
    text.contains(FlowshUnavailable.mark)
  }

  /// Returns what a text about the end of an app says of the piece, without the trap's own place.
  ///
  /// - Parameter text: The text.
  /// - Returns: The piece's name and place; `text` if the app has ended for another reason.
  package static func reason(in text: String) -> String {
    guard let start = text.range(of: FlowshUnavailable.mark) else { return text }
    return String(
      text[start.lowerBound...].prefix { $0 != "\n" }.split(separator: ", in ").first ?? "")
  }
}
