package import AppDriver

/// How the display changed from one picture to the next.
package enum Transition: String, Sendable, Hashable, Codable {
  /// Nothing that moves.
  case none
  /// A screen was pushed: it slides in from the right.
  case push
  /// A screen was popped: it slides out to the right.
  case pop
  /// A sheet, cover or alert was presented: it rises.
  case present
  /// A sheet, cover or alert was dismissed: it falls.
  case dismiss

  /// Compares two displays.
  package init(from old: DisplaySnapshot, to new: DisplaySnapshot) {
    self = .none
  }
}
