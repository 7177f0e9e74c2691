import AppDriver

/// The columns of a pane's rows before the detail: the number and the label.
nonisolated struct RowColumns {
  private let pane: PaneSnapshot
  private let place: Int
  private let numberWidth: Int
  /// The labels, which the details follow.
  var labels: LabelColumn
  /// The number of rows that have been written.
  var written = 0

  init(_ pane: PaneSnapshot, _ place: Int, labelBound: Int) {
    self.pane = pane
    self.place = place
    labels = LabelColumn(of: .row, in: pane, bound: labelBound)
    numberWidth = pane.rowCount == 0 ? 1 : String(pane.rowCount).utf8.count
  }

  /// Writes a row's number, right-aligned.
  func writeNumber(of row: ElementSnapshot, to output: TextOutput) {
    guard place > 0 else { return output.write(row.ordinal + 1, width: numberWidth) }
    let text = RowNumber(pane: place, row: row.ordinal).text
    let prefix = RowNumber.prefix(ofPane: place)
    output.writeSpaces(prefix.utf8.count + numberWidth - text.utf8.count)
    output.write(text)
  }
}
