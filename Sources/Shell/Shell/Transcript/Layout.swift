/// The size of the terminal that output is fitted to.
///
/// In a pipe there is no layout: long lines aren't wrapped, and a screen shows 40 rows.
package nonisolated struct Layout: Sendable, Hashable {
  /// The number of columns.
  package let columns: Int
  /// The number of lines.
  package let lines: Int

  /// Creates a layout.
  ///
  /// Output isn't fitted to fewer than 20 columns and 5 lines, because nothing would be left of it.
  package init(columns: Int, lines: Int) {
    self.columns = max(20, columns)
    self.lines = max(5, lines)
  }

  /// The maximum width of the prompt.
  var promptColumns: Int { max(10, columns / 3) }
  /// Whether the panes of a screen are shown side by side.
  var isWide: Bool { columns >= 100 }

  /// Returns the lines into which a line is broken at words.
  package func lines(of line: String) -> [String] {
    line.utf8.count <= columns ? [line] : LineWrapping(columns: columns).lines(of: line)
  }

  /// Returns a string that fits the given number of columns, with `…` in place of its end.
  package static func shortened(_ text: String, to columns: Int) -> String {
    guard text.utf8.count > columns, DisplayWidth.of(text) > columns else { return text }
    var width = 1
    let kept = text.prefix { character in
      width += DisplayWidth.of(character)
      return width <= columns
    }
    return kept + "…"
  }

  /// Returns a path that fits the given number of columns, with `…` in place of its beginning: of
  /// its first screens or, if its last screen alone is too long, of that screen's title.
  static func end(ofPath text: String, to columns: Int) -> String {
    guard text.utf8.count > columns, DisplayWidth.of(text) > columns else { return text }
    let starts = text.ranges(of: PathText.arrow) + text.ranges(of: PathText.bar)
    for start in starts.map(\.lowerBound).sorted() where DisplayWidth.of(text[start...]) < columns {
      return "…" + text[start...]
    }
    var width = 1
    let kept = text.reversed().prefix { character in
      width += DisplayWidth.of(character)
      return width <= columns
    }
    return "…" + String(kept.reversed())
  }
}
