package import AppDriver

/// The number by which commands take a row: `3` in the first pane, and `2.3` in the second.
///
/// A row's number doesn't change when another pane does.
package nonisolated struct RowNumber: Sendable, Hashable {
  /// The index of the row's pane.
  let pane: Int
  /// The row's index within the pane.
  let row: Int

  /// Creates the number of a row; both indices start at 0.
  package init(pane: Int, row: Int) {
    self.pane = pane
    self.row = row
  }

  /// Creates a number from what a user has typed; `nil` if it isn't a number.
  init?(_ text: String) {
    if let row = Int(text) {
      guard row >= 1 else { return nil }
      self.init(pane: 0, row: row - 1)
      return
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let pane = parts[0], let row = parts[1], pane >= 1, row >= 1
    else { return nil }
    self.init(pane: pane - 1, row: row - 1)
  }

  /// The number as it is shown and typed.
  package var text: String { Self.prefix(ofPane: pane) + String(row + 1) }

  /// Returns what precedes the row's own number in a pane: nothing in the first.
  static func prefix(ofPane pane: Int) -> String { pane == 0 ? "" : "\(pane + 1)." }
}

extension ScreenSnapshot {
  /// Returns the name by which a label can specify a pane, as in `secondary: Linen dress`; `nil` if
  /// there is only one pane, or more than a split view has columns.
  package nonisolated func paneName(_ place: Int) -> String? {
    let names: [String] =
      switch panes.count {
      case 2: ["primary", "secondary"]
      case 3: ["primary", "supplementary", "secondary"]
      default: []
      }
    return names.indices.contains(place) ? names[place] : nil
  }
}
