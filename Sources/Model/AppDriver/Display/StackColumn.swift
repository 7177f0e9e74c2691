import HeadlessUIKit

/// A column of a horizontal stack, whose columns stand beside each other.
package nonisolated struct StackColumn: Sendable, Hashable {
  /// A way in which the columns of a stack share its width.
  package nonisolated enum Distribution: Sendable, Hashable {
    /// One column is wider than its content, so that the stack is filled.
    case fill
    /// All columns have the same width.
    case equal
    /// There are spaces between the columns.
    case spaced
  }

  /// The number of the stack, among those of the pane.
  package var stack: Int
  /// The index of the column, among all views that the stack shows.
  package var column: Int
  /// The way in which the columns share the width.
  package var distribution = Distribution.fill
  /// The indices of the columns without content, which take the space that is left.
  package var spacers: [Int] = []
}

extension StackColumn.Distribution {
  /// Creates the distribution of a stack's columns.
  @MainActor init(_ distribution: UIStackView.Distribution) {
    self =
      switch distribution {
      case .fillEqually: .equal
      case .equalSpacing, .equalCentering: .spaced
      case .fill, .fillProportionally: .fill
      }
  }
}
