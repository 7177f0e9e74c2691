/// A completion's candidates, laid out in columns that are read from top to bottom.
///
/// The layout is the first of these that fits the terminal:
/// 1. one candidate per row with its description,
/// 2. columns of candidates with their descriptions, which are shortened if necessary,
/// 3. columns of candidates without descriptions, of which the last ones may only be counted.
nonisolated struct CandidateList {
  /// The smallest number of columns to which a description is shortened.
  private static let narrowestDetail = 16
  /// The number of columns between candidates, and between a candidate and its description.
  private static let gap = 2

  /// The text of each row, without a newline.
  let rows: [String]

  /// Lays out candidates for a terminal.
  ///
  /// - Parameters:
  ///   - candidates: The candidates.
  ///   - omitted: The number of further candidates, which are only counted.
  ///   - columns: The width of the terminal.
  ///   - height: The maximum number of rows. At least one is used.
  init(
    _ candidates: [LineCompletion.Candidate], omitted: Int = 0, columns: Int, height: Int
  ) {
    // Beyond this number, not even candidates of one letter fit.
    let most = max(1, height) * max(1, columns)
    let cells = candidates.prefix(most).map { Cell($0) }
    let labelWidth = cells.reduce(0) { max($0, $1.labelWidth) }
    let detailWidth = cells.reduce(0) { max($0, $1.detailWidth) }
    let free = max(1, height - (omitted > 0 ? 1 : 0))

    if detailWidth > 0, candidates.count == cells.count {
      let perRow = (cells.count + free - 1) / free
      let width = (columns + Self.gap - 1) / perRow - Self.gap
      let room = width - labelWidth - Self.gap
      if room >= min(detailWidth, Self.narrowestDetail) {
        let texts = cells.map { $0.text(labelWidth, detail: min(room, detailWidth)) }
        rows =
          Self.columns(
            texts, perRow: perRow, width: labelWidth + Self.gap + min(room, detailWidth))
          + Self.more(omitted)
        return
      }
    }

    let width = min(labelWidth, max(1, columns - 1))
    let perRow = max(1, (columns + Self.gap - 1) / (width + Self.gap))
    var shown = cells.count
    if shown < candidates.count || (shown + perRow - 1) / perRow > free {
      shown = min(shown, max(1, height - 1) * perRow)
    }
    let texts = cells.prefix(shown).map { $0.text(width) }
    rows =
      Self.columns(texts, perRow: perRow, width: width)
      + Self.more(candidates.count - shown + omitted)
  }

  /// Returns rows of cells of the given width, filled column by column.
  private static func columns(_ texts: [String], perRow: Int, width: Int) -> [String] {
    let height = (texts.count + perRow - 1) / max(1, perRow)
    return (0..<height).map { row in
      var text = ""
      for index in stride(from: row, to: texts.count, by: height) {
        text += texts[index]
        guard index + height < texts.count else { continue }
        text += String(repeating: " ", count: width + gap - displayWidth(texts[index]))
      }
      return text
    }
  }

  private static func more(_ count: Int) -> [String] { count > 0 ? ["… \(count) more"] : [] }

  /// A candidate with the widths of its parts.
  private struct Cell {
    let label: String
    let detail: String
    let labelWidth: Int
    let detailWidth: Int

    init(_ candidate: LineCompletion.Candidate) {
      label = printable(candidate.label)
      detail = printable(candidate.detail)
      labelWidth = displayWidth(label)
      detailWidth = displayWidth(detail)
    }

    func text(_ width: Int) -> String { shortened(label, labelWidth, to: width) }

    /// Returns the label in a column, followed by the description, shortened to a width.
    func text(_ labelColumn: Int, detail width: Int) -> String {
      guard detailWidth > 0 else { return label }
      return label + String(repeating: " ", count: labelColumn - labelWidth + gap)
        + shortened(detail, detailWidth, to: width)
    }

    private func shortened(_ text: String, _ textWidth: Int, to width: Int) -> String {
      guard textWidth > width else { return text }
      var short = ""
      var used = 1
      for character in text {
        used += displayWidth(String(character))
        guard used <= width else { break }
        short.append(character)
      }
      return short + "…"
    }
  }
}
