import AppDriver

/// A printer of screens, which knows the one that it has printed last.
///
/// A step's output contains a screen as it is printed in a pipe, so that `|` lines mean the same
/// everywhere. What is shown may differ: it has colors, and it fits the terminal.
final class ScreenPrinter {
  /// The minimum number of rows to show of a pane, however small the terminal is.
  private static let fewestRows = 3

  private let output: TextOutput
  private let app: RunningApp
  private let context: ScriptContext
  private let table: CommandTable
  /// The last screen that was printed, as it is printed in a pipe; empty if there is none.
  private var shown: [UInt8] = []
  /// The last screen that was shown in color.
  private var previous: ScreenSnapshot?

  init(_ output: TextOutput, _ app: RunningApp, _ context: ScriptContext, _ table: CommandTable) {
    self.output = output
    self.app = app
    self.context = context
    self.table = table
  }

  /// Writes the visible screen below a blank line, or a note that it hasn't changed since the
  /// step's answer started.
  func show(after start: Int) {
    let isBelow = output.count > start && context.options.format == .text
    let plain = output.plainBytes { writePlain(isComplete: false) }
    guard plain != shown else {
      output.write("  (the screen is unchanged)", .faint)
      return output.write("\n\n")
    }
    shown = plain
    if isBelow { output.writeBlankLine() }
    guard isFitted else { return output.write(plain) }
    let above = isBelow ? lineCount(since: start) : 0
    output.write(plain) { writeFitted(isComplete: false, below: above) }
  }

  /// Writes the visible screen if it has changed since it was last printed.
  func showIfChanged() {
    let plain = output.plainBytes { writePlain(isComplete: false) }
    guard !shown.isEmpty, plain != shown else { return }
    shown = plain
    output.write(plain) { writeFitted(isComplete: false, below: 0) }
  }

  /// Writes the visible screen; if `isComplete` is set, with all rows, up to a bound.
  func write(isComplete: Bool) {
    guard isFitted else { return writePlain(isComplete: isComplete) }
    output.write(output.plainBytes { writePlain(isComplete: isComplete) }) {
      writeFitted(isComplete: isComplete, below: 0)
    }
  }

  /// The panes of the visible screen as they are printed in a pipe; empty if there is no screen.
  var panes: String {
    guard let visible = app.visible else { return "" }
    let bytes =
      visible.panes
      ?? output.plainBytes {
        ScreenWriter(output: output, rowLimit: VisibleScreen.rowsShown)
          .writePanes(of: visible.screen, tapCommands: visible.tapCommands(among: table))
      }
    visible.panes = bytes
    return output.redaction.redacted(String(decoding: bytes, as: UTF8.self))
  }

  /// Discards the last screen printed.
  func forget() {
    shown = []
    previous = nil
  }

  // MARK: Forms

  /// Whether the screen that is shown may differ from the one in the step's output.
  private var isFitted: Bool {
    context.options.format == .text && (output.isColored || output.layout() != nil)
  }

  private func writePlain(isComplete: Bool) {
    let rowLimit = isComplete ? VisibleScreen.mostRowsShown : VisibleScreen.rowsShown
    guard let visible = writtenScreen(rowLimit) else { return }
    let writer = ScreenWriter(output: output, rowLimit: rowLimit)
    let start = output.count
    writer.writePanes(of: visible.screen, tapCommands: visible.tapCommands(among: table))
    if rowLimit == VisibleScreen.rowsShown, visible.panes == nil, !output.isColored {
      visible.panes = Array(output.bytes(since: start))
    }
    writer.writePaths(of: visible.screen)
  }

  /// Writes the screen with colors, and with as many rows as fit the terminal's height.
  private func writeFitted(isComplete: Bool, below above: Int) {
    let layout = output.layout()
    let mostRows =
      isComplete
      ? VisibleScreen.mostRowsShown : max(VisibleScreen.rowsShown, layout?.lines ?? 0)
    guard let visible = writtenScreen(mostRows) else { return }
    let screen = visible.screen
    let commands = visible.verbs.tapCommands(among: table)
    let start = output.count
    func write(rowLimit: Int) {
      output.takeBack(to: start)
      ScreenWriter(
        output: output, rowLimit: rowLimit, layout: layout,
        previous: output.isColored ? previous : nil
      ).write(screen, tapCommands: commands)
    }
    defer { previous = screen }
    write(rowLimit: mostRows)
    guard let layout, !isComplete else { return }
    // Leave a line for the command above and one for the prompt below.
    var fits: Bool { above + lineCount(since: start) + 2 <= layout.lines }
    guard !fits else { return }
    let longest = screen.panes.map { min($0.rowCount, mostRows) }.max() ?? 0
    var limits = Self.fewestRows..<max(Self.fewestRows + 1, longest)
    while limits.count > 1 {
      let middle = limits.lowerBound + limits.count / 2
      write(rowLimit: middle)
      limits = fits ? middle..<limits.upperBound : limits.lowerBound..<middle
    }
    write(rowLimit: limits.lowerBound)
  }

  /// Returns the screen to write, with the given number of rows in each pane.
  ///
  /// If there is none, writes the reason and returns `nil`.
  private func writtenScreen(_ rowLimit: Int) -> VisibleScreen? {
    guard !app.session.isInBackground else {
      output.write("(in the background; \"foreground\" brings the app back)\n\n")
      return nil
    }
    if let visible = app.visible {
      guard rowLimit > VisibleScreen.rowsShown, visible.hasMoreRows else { return visible }
      if let screen = app.session.screen(rowLimit: rowLimit) { return VisibleScreen(screen) }
    }
    output.write("(nothing on the screen)\n\n")
    return nil
  }

  private func lineCount(since place: Int) -> Int {
    output.fitted(since: place).utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }
}
