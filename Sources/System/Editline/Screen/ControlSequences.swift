/// The control sequences that the editor itself writes to the terminal.
nonisolated enum ControlSequences {
  /// The sequence that turns on bracketed paste, in which the terminal marks the beginning and end
  /// of a paste.
  static let pasteOn = "\u{1B}[?2004h"
  static let pasteOff = "\u{1B}[?2004l"

  static let clearBelow = "\r\u{1B}[J"

  static func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
  static func down(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)B" : "" }
  static func right(_ columns: Int) -> String { columns > 0 ? "\u{1B}[\(columns)C" : "" }
}
