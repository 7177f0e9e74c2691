import Wireframes

/// Plain text for a terminal.
typealias LineText = ReportText<LinePlace>

/// The colors of text on a terminal.
struct TextStyle {
  let isColored: Bool

  /// Returns text in red.
  func bad(_ text: String) -> LineText {
    isColored ? "\u{1B}[31m\(text)\u{1B}[0m" : "\(text)"
  }

  /// Returns text in green.
  func good(_ text: String) -> LineText {
    isColored ? "\u{1B}[32m\(text)\u{1B}[0m" : "\(text)"
  }

  /// Returns text with its colors inverted until the next call.
  func inverted(_ text: String) -> LineText {
    isColored && !text.isEmpty ? "\u{1B}[7m\(text)\u{1B}[27m" : "\(text)"
  }
}
