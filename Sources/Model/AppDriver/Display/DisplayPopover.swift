import Foundation
import HeadlessUIKit

/// The place of a popover.
package nonisolated struct DisplayPopover: Sendable, Hashable {
  /// The target of the arrow.
  package nonisolated enum Anchor: Sendable, Hashable {
    /// An element, whose label is left out.
    case element(ElementTarget)
    /// An area of the view of a pane's controller, in points.
    case area(controller: Int, x: Int, y: Int, width: Int, height: Int)
  }

  /// The direction in which an arrow points.
  package nonisolated enum Arrow: Sendable, Hashable, CaseIterable {
    case up, down, left, right
  }

  /// The target of the arrow; `nil` if the display doesn't show it.
  package var anchor: Anchor?
  /// The permitted directions of the arrow; empty for a popover over its anchor, without an arrow.
  package var arrows = Arrow.allCases
}

/// The size that a controller asks for, in points.
package nonisolated struct PreferredSize: Sendable, Hashable {
  /// The width and the height; 0 for the usual one.
  package var width: Double, height: Double
}

extension PreferredSize {
  /// Creates the size that a controller in a popover or form sheet asks for; `nil` if it asks for
  /// none.
  @MainActor init?(of controller: UIViewController) {
    let style = controller.shownStyle
    guard style == .popover || style == .formSheet else { return nil }
    var size = controller.preferredContentSize
    // A stack has the preferences of its screen.
    if size == .zero { size = controller.innermostShown.preferredContentSize }
    guard size.width > 0 || size.height > 0 else { return nil }
    self.init(width: Double(size.width), height: Double(size.height))
  }
}
