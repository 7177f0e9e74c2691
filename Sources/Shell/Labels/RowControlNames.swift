import AppDriver

/// The names by which rows and the controls in them can be typed: by the row's title if no other row on
/// the screen has it, and else by the row's number.
struct RowControlNames {
  private let screen: ScreenSnapshot
  /// The number of rows with each title, in lowercase letters.
  private let counts: [String: Int]

  init(_ screen: ScreenSnapshot) {
    self.screen = screen
    // Most screens have no controls in rows.
    guard screen.panes.contains(where: { $0.elements.contains { $0.row != nil } }) else {
      counts = [:]
      return
    }
    var counts: [String: Int] = [:]
    for pane in screen.panes {
      for element in pane.elements where element.kind == .row {
        counts[element.label.lowercased(), default: 0] += 1
      }
    }
    self.counts = counts
  }

  /// Returns the label by which a control in a row can be typed, such as `Fred: Follow` or
  /// `2: Follow`.
  func label(of control: ElementSnapshot, pane: Int) -> String {
    guard let row = control.row, screen.panes.indices.contains(pane) else { return control.label }
    let title = screen.panes[pane].elements.first { $0.kind == .row && $0.ordinal == row }?.label
    guard let title, !isTypable(title) || !control.label.hasPrefix(title + ": ") else {
      return control.label
    }
    return "\(RowNumber(pane: pane, row: row).text): \(control.name(inRow: title))"
  }

  /// Returns a row's title as a word, or its number if another row has the title, or it can't be typed.
  func row(_ title: String, number: RowNumber) -> String {
    let alike = screen.elements(of: [.row]).count { LabelMatch.isWhole(title, $0.label) }
    return alike <= 1 && !title.isEmpty && SafeText.isSafe(title)
      ? SafeText.quotedWord(title) : number.text
  }

  private func isTypable(_ title: String) -> Bool {
    !title.isEmpty && SafeText.isSafe(title) && counts[title.lowercased()] == 1
  }
}
