import AppDriver

/// The columns of a pane's rows before the detail: the number and the label.
nonisolated struct RowColumns {
  private let elements: [ElementSnapshot]
  private let place: Int
  private let numberWidth: Int
  /// The labels, which the details follow.
  var labels: LabelColumn
  /// The number of rows that have been written.
  var written = 0

  init(_ pane: PaneSnapshot, _ place: Int, labelBound: Int) {
    elements = pane.elements
    self.place = place
    labels = LabelColumn(of: .row, in: pane.elements, bound: labelBound)
    numberWidth = pane.rowCount == 0 ? 1 : String(pane.rowCount).utf8.count
  }

  /// The column in which the controls of rows begin, once it is known.
  private var controlsColumn: Int?

  /// Returns the number of spaces between a row and the controls in it, so that they line up.
  mutating func controlsGap(after row: ElementSnapshot) -> Int {
    let column = controlsColumn ?? widestWithControls()
    controlsColumn = column
    return max(0, column - labels.end(of: row)) + 3
  }

  /// Returns the width of the widest row with controls, unless it is too wide to line others up.
  private mutating func widestWithControls() -> Int {
    var widest = 0
    for place in elements.indices.dropLast()
    where elements[place].kind == .row && elements[place + 1].row != nil {
      let width = labels.end(of: elements[place])
      if width <= Self.widestBound { widest = max(widest, width) }
    }
    return widest
  }

  /// The maximum width of the rows before their controls that line up.
  private static let widestBound = 48

  /// Writes a row's number, right-aligned.
  func writeNumber(of row: ElementSnapshot, to output: TextOutput) {
    guard place > 0 else { return output.write(row.ordinal + 1, width: numberWidth) }
    let text = RowNumber(pane: place, row: row.ordinal).text
    let prefix = RowNumber.prefix(ofPane: place)
    output.writeSpaces(prefix.utf8.count + numberWidth - text.utf8.count)
    output.write(text)
  }
}
