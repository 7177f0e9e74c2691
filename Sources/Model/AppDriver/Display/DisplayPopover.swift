import Foundation
import HeadlessUIKit

/// The place of a popover.
package nonisolated struct DisplayPopover: Sendable, Hashable {
  /// What the arrow points at.
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

  /// What the arrow points at; `nil` if it isn't among what the display shows.
  package var anchor: Anchor?
  /// The permitted directions of the arrow; empty for a popover over its anchor, without an arrow.
  package var arrows: [Arrow]

  /// Creates a popover.
  package init(anchor: Anchor? = nil, arrows: [Arrow] = Arrow.allCases) {
    self.anchor = anchor
    self.arrows = arrows
  }
}

/// The size that a controller asks for, in points.
package nonisolated struct PreferredSize: Sendable, Hashable {
  /// The width and the height; 0 for the usual one.
  package var width: Double, height: Double

  /// Creates a size.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension PreferredSize {
  /// Creates the size that a controller in a popover or form sheet asks for; `nil` if it asks for
  /// none.
  @MainActor init?(of controller: UIViewController) {
    let style = controller.shownStyle
    guard style == .popover || style == .formSheet else { return nil }
    var size = controller.preferredContentSize
    // A stack asks for what its screen asks for.
    if size == .zero { size = ControllerTree.innermost(in: controller).preferredContentSize }
    guard size.width > 0 || size.height > 0 else { return nil }
    self.init(width: Double(size.width), height: Double(size.height))
  }
}
