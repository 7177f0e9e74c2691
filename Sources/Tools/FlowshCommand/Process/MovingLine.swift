import Editline
import Shell

/// A line on a terminal that shows the progress and is replaced by the next one; nothing in a pipe,
/// so that the output is the same every time.
///
/// Until it is removed, the terminal doesn't show what the user types, which would be in its midst.
package struct MovingLine {
  private let writer: StandardOutput
  private let canMove = StandardStreams.outputIsTerminal && !StandardStreams.terminalIsDumb

  package init(_ writer: StandardOutput) { self.writer = writer }

  /// Shows a text, as far as it fits the terminal.
  package func show(_ text: String) {
    guard canMove else { return }
    TerminalGuard.hideTyping()
    writer.text.write("\r\u{1B}[K")
    writer.text.write(StandardStreams.onOneLine(text))
    writer.text.flush()
  }

  /// Removes the line.
  package func clear() {
    guard canMove else { return }
    writer.text.write("\r\u{1B}[K")
    // The text that follows may be written to standard error.
    writer.text.flush()
    TerminalGuard.showTyping()
  }
}
