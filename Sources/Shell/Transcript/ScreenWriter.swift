import AppDriver

/// A writer that prints a screen as text.
nonisolated struct ScreenWriter {
  let output: TextOutput
  /// Whether to shorten long lists and print the number of hidden rows.
  let isShortened: Bool

  /// Writes a screen; `tapCommands` contains the command for each button, in screen order.
  func write(_ screen: ScreenSnapshot, tapCommands: [String]) {
    var firstNumber = 1
    var tapCommands = tapCommands[...]
    for pane in screen.panes {
      output.writeSafely(pane.title, .bold)
      output.write("\n")
      write(pane, firstNumber: firstNumber, &tapCommands)
      firstNumber += pane.rowCount
    }
    if let modal = screen.modal { write(modal) }
    output.write("stack  ")
    output.writePaths(screen.stack, beside: screen.paths.dropFirst())
    output.write("\n")
    if let tabs = screen.tabs, tabs.isReachable { write(tabs) }
    if !screen.flow.isEmpty {
      output.write("flow   ")
      output.writePaths(screen.flow)
      output.write("\n")
    }
    output.write("\n")
  }

  private func write(
    _ pane: PaneSnapshot, firstNumber: Int, _ tapCommands: inout ArraySlice<String>
  ) {
    let width = pane.rowCount == 0 ? 1 : String(firstNumber + pane.rowCount - 1).utf8.count
    var rows = 0
    for element in pane.elements {
      if element.kind == .row { rows += 1 }
      write(element, number: firstNumber + element.ordinal, width: width, &tapCommands)
      if rows == VisibleScreen.rowsShown, element.kind == .row { writeHidden(pane, rows) }
    }
  }

  private func writeHidden(_ pane: PaneSnapshot, _ shown: Int) {
    guard pane.rowCount > shown, isShortened else { return }
    output.write("  … \(pane.rowCount - shown) more rows; \"screen --all\" prints all\n", .faint)
  }

  private func write(
    _ element: ElementSnapshot, number: Int, width: Int, _ tapCommands: inout ArraySlice<String>
  ) {
    output.write("  ")
    switch element.kind {
    case .text:
      output.writeSafely(element.label)
      if let value = element.value {
        output.write("  ")
        output.writeSafely(value)
      }
    case .header: output.writeSafely(element.label, .bold)
    case .row: writeRow(element, number, width)
    case .button: writeButton(element, tapCommand: tapCommands.popFirst() ?? "")
    case .field:
      writeNamed(element, element.isEmpty ? "(empty)" : element.isSecure ? "••••••••" : nil)
    case .search: writeNamed(element, element.isEmpty ? "(empty)" : nil)
    case .toggle: writeNamed(element, nil)
    case .choice:
      writeNamed(element, element.value == nil ? "(none)" : nil)
      output.write("  of ")
      for (place, option) in element.options.enumerated() {
        if place > 0 { output.write(" | ") }
        output.writeSafely(option)
      }
    }
    if !element.isEnabled, element.kind == .button || element.kind == .toggle {
      output.write("  (disabled)", .faint)
    }
    output.write("\n")
  }

  private func writeRow(_ row: ElementSnapshot, _ number: Int, _ width: Int) {
    output.write(number, width: width)
    output.write("  ")
    for _ in 0..<row.indentation { output.write("  ") }
    if let isExpanded = row.isExpanded { output.write(isExpanded ? "▾ " : "▸ ") }
    output.writeSafely(row.label)
    guard let detail = row.value, !detail.isEmpty else { return }
    output.write("  ")
    output.writeSafely(detail, .faint)
  }

  private func writeButton(_ button: ElementSnapshot, tapCommand: String) {
    output.write("[")
    output.writeSafely(button.label)
    output.write("]")
    if !LabelMatch.isWhole(tapCommand, button.label) {
      output.write(" ")
      output.writeSafely(tapCommand, .green)
    }
  }

  private func writeNamed(_ element: ElementSnapshot, _ instead: String?) {
    output.writeSafely(element.label)
    output.write(": ")
    if let instead {
      output.write(instead, .faint)
    } else {
      output.writeSafely(element.value ?? "")
    }
  }

  private func write(_ modal: ModalSnapshot) {
    output.write("modal  \(modal.style.rawValue) over ")
    output.writePaths(modal.over, beside: (modal.overBeside ?? [])[...])
    output.write("\n")
  }

  private func write(_ tabs: TabBarSnapshot) {
    output.write("tabs   ")
    for (place, title) in tabs.titles.enumerated() {
      if place > 0 { output.write(" · ") }
      if place == tabs.selectedIndex {
        output.write("[")
        output.writeSafely(title, .bold)
        output.write("]")
      } else {
        output.writeSafely(title)
      }
    }
    output.write("\n")
  }

}
