import Files
import Glibc

/// The properties of the terminal at standard input and output.
struct TerminalFacts {
  /// Whether both are a terminal.
  let isTerminal: Bool
  /// The size; `nil` if it is unknown.
  let size: (columns: Int, rows: Int)?

  /// The facts about the standard streams of the process.
  static var current: TerminalFacts {
    var size = winsize()
    let isKnown = ioctl(StandardStreams.output.number, UInt(TIOCGWINSZ), &size) == 0
    return TerminalFacts(
      isTerminal: StandardStreams.inputIsTerminal && StandardStreams.outputIsTerminal,
      size: isKnown && size.ws_col > 0 ? (Int(size.ws_col), Int(size.ws_row)) : nil)
  }
}
