/// A completion's candidates, laid out in columns that are read from top to bottom.
nonisolated struct CandidateList {
  /// The maximum number of candidates to list.
  ///
  /// The remaining candidates are only counted.
  static let limit = 100

  /// The text of each row, without a newline.
  let rows: [String]

  /// Lays out labels for a terminal of the given width.
  init(_ labels: [String], columns: Int) {
    let shown = labels.prefix(Self.limit).map(printable)
    let widths = shown.map { displayWidth($0) }
    let cell = (widths.max() ?? 0) + 2
    let perRow = max(1, (columns + 1) / cell)
    let height = (shown.count + perRow - 1) / perRow

    var rows = (0..<height).map { row in
      var text = ""
      for index in stride(from: row, to: shown.count, by: height) {
        text += shown[index]
        if index + height < shown.count {
          text += String(repeating: " ", count: cell - widths[index])
        }
      }
      return text
    }
    if labels.count > shown.count {
      rows.append("… and \(labels.count - shown.count) more")
    }
    self.rows = rows
  }
}
