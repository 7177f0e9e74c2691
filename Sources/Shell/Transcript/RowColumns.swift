import AppDriver

/// The columns of a pane's rows: the number, the label, and the detail.
nonisolated struct RowColumns {
  private let pane: PaneSnapshot
  private let place: Int
  /// The maximum width of the column of labels.
  ///
  /// The detail of a row with a longer label follows after two spaces.
  private let labelBound: Int
  private let numberWidth: Int
  private var foundLabelWidth: Int?
  /// The number of rows that have been written.
  var written = 0

  init(_ pane: PaneSnapshot, _ place: Int, labelBound: Int) {
    self.pane = pane
    self.place = place
    self.labelBound = labelBound
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

  /// Returns the number of spaces between a row's label and its detail.
  mutating func gap(after row: ElementSnapshot) -> Int {
    let column = foundLabelWidth ?? widestLabel
    foundLabelWidth = column
    return max(0, column - width(of: row)) + 2
  }

  private var widestLabel: Int {
    var widest = 0
    for row in pane.elements where row.kind == .row && row.value?.isEmpty == false {
      let width = width(of: row)
      if width <= labelBound { widest = max(widest, width) }
    }
    return widest
  }

  /// Returns the width of a row's label with its indentation.
  private func width(of row: ElementSnapshot) -> Int {
    let label = SafeText.isPlain(row.label) ? row.label : SafeText.escaped(row.label)
    return 2 * row.indentation + (row.isExpanded == nil ? 0 : 2) + DisplayWidth.of(label)
  }
}
