import AppDriver

/// The names by which rows and the controls in them can be typed: by the row's title if no other
/// row on the screen has it, and else by the row's number.
nonisolated struct RowControlNames {
  private let screen: ScreenSnapshot
  /// The number of rows with each title, in lowercase letters.
  private let counts: [String: Int]
  /// The rows whose titles are the numbers of others.
  private let namedAsNumbers: Set<RowNumber>

  init(_ screen: ScreenSnapshot) {
    self.screen = screen
    namedAsNumbers = screen.rowsNamedAsNumbers
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
    let number = RowNumber(pane: pane, row: row)
    guard let title,
      !isTypable(title) || namedAsNumbers.contains(number)
        || !control.label.hasPrefix(title + ": ")
    else { return control.label }
    return "\(number.text): \(control.name(inRow: title))"
  }

  /// Returns a row's title as a word, or its number if another row has the title, or it can't be
  /// typed.
  func row(_ title: String, number: RowNumber) -> String {
    let alike = screen.elements(of: [.row]).count { LabelMatch.isWhole(title, $0.label) }
    return alike <= 1 && !title.isEmpty && SafeText.isSafe(title)
      && !namedAsNumbers.contains(number)
      ? SafeText.quotedWord(title) : number.text
  }

  /// Returns whether a row's title is unique and can be typed, so that it identifies the row.
  func isPlain(_ row: ElementSnapshot, pane: Int) -> Bool {
    let label = row.label
    guard !label.isEmpty, SafeText.isSafe(label),
      !namedAsNumbers.contains(RowNumber(pane: pane, row: row.ordinal))
    else { return false }
    return screen.elements(of: [.row]).count { LabelMatch.isWhole(label, $0.label) } == 1
  }

  private func isTypable(_ title: String) -> Bool {
    !title.isEmpty && SafeText.isSafe(title) && counts[title.lowercased()] == 1
  }
}
