package import AppDriver

/// Where and how a finger touches a picture.
package struct Touch: Sendable, Hashable, Codable {
  /// What the finger does.
  package enum Kind: String, Sendable, Hashable, Codable {
    case tap, press, swipe
    /// The finger taps a field, and then the keyboard.
    case type
  }

  /// What the finger does.
  package let kind: Kind
  /// The point that the finger touches first, in points from the upper left corner.
  package let x: Int, y: Int
  /// The point at which a swipe ends; the first point for other touches.
  package let endX: Int, endY: Int

  /// Finds where a finger touches for an action; `nil` if no finger touches the display for it, or if its
  /// element isn't there.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - display: What the display shows before the action.
  package init?(_ action: UserAction, on display: DisplaySnapshot) {
    return nil
  }

  /// The mark of the finger, for the end of an `<svg>` element.
  package var markup: String { "" }
}
