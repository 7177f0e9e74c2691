public import Foundation

extension UITableView {
  /// The style of a table; stored, but not used.
  public nonisolated enum Style: Int, Sendable {
    /// A table without gaps between sections.
    case plain
    /// A table with gaps between sections.
    case grouped
    /// A table with gaps between sections, and margins.
    case insetGrouped
  }

  /// The position of a row after the table was scrolled to it.
  ///
  /// - none: Anywhere on the display.
  /// - top: At the top.
  /// - middle: In the middle.
  /// - bottom: At the bottom.
  public nonisolated enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// The animation for inserting, deleting, or reloading rows; not used.
  public nonisolated enum RowAnimation: Int, Sendable {
    /// A fade.
    case fade
    /// A slide from the right.
    case right
    /// A slide from the left.
    case left
    /// A slide from the top.
    case top
    /// A slide from the bottom.
    case bottom
    /// The default animation.
    case none
    /// A slide that keeps the cells centered.
    case middle
    /// The animation that the system chooses.
    case automatic = 100
  }

  /// The reference of separators' insets; not used.
  ///
  /// - fromCellEdges: The edges of the cell.
  /// - fromAutomaticInsets: The system's insets.
  public nonisolated enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// Whether cells change their size with their content; not used.
  ///
  /// - disabled: They don't.
  /// - enabled: They do if the app says that their size has changed.
  /// - enabledIncludingConstraints: They do also if their constraints have changed.
  public nonisolated enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// The height that means that the system chooses it.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The title in the index that stands for a search field.
  public nonisolated static let indexSearch = "{search}"
  /// Posted when the user has selected or deselected a row.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}
