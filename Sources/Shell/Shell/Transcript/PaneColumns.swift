/// The panes of a screen side by side, in columns of the same width.
nonisolated struct PaneColumns {
  private static let separator = " │ "

  private let output: TextOutput
  private var panes: [[String]] = []
  /// The width of each pane.
  let width: Int

  init(output: TextOutput, layout: Layout, count: Int) {
    self.output = output
    width = (layout.columns - (count - 1) * DisplayWidth.of(Self.separator)) / count
  }

  /// Adds the pane that a closure writes.
  mutating func add(_ write: () -> Void) {
    let start = output.count
    write()
    let text = String(decoding: output.bytes(since: start), as: UTF8.self)
    output.takeBack(to: start)
    let wrapping = LineWrapping(columns: width)
    panes.append(
      text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .flatMap { wrapping.lines(of: String($0)) })
  }

  /// Writes the panes.
  func write() {
    for line in 0..<(panes.map(\.count).max() ?? 0) {
      for (place, pane) in panes.enumerated() {
        let text = pane.indices.contains(line) ? pane[line] : ""
        output.write(text)
        guard place < panes.count - 1 else { continue }
        let shown = StyledCharacter.pieces(of: text).reduce(0) { $0 + $1.width }
        output.writeSpaces(max(0, width - shown))
        output.write(Self.separator, .faint)
      }
      output.write("\n")
    }
  }
}
