import AppDriver
import Script

/// A writer that prints a screen as text.
nonisolated struct ScreenWriter {
  let output: TextOutput
  /// The maximum number of rows to show of each pane; all others are counted.
  let rowLimit: Int
  /// The size of the terminal that the screen is fitted to; `nil` if it isn't fitted.
  var layout: Layout?
  /// The screen that was shown before, if what has changed since is to be marked.
  var previous: ScreenSnapshot?

  /// The maximum width of the columns before the details of rows and the values of texts if there
  /// is no layout.
  private static let labelColumns = 32

  /// Writes a screen; `tapCommands` contains the command for each button, in screen order.
  func write(_ screen: ScreenSnapshot, tapCommands: [String]) {
    writePanes(of: screen, tapCommands: tapCommands)
    writePaths(of: screen)
  }

  /// Writes the lines about the path of a screen, below its panes.
  func writePaths(of screen: ScreenSnapshot) {
    writePaths("stack  ", screen.paths)
    if let tabs = screen.tabs, tabs.isReachable { write(tabs) }
    if !screen.flow.isEmpty { writePaths("flow   ", [screen.flow]) }
    output.writeNewline()
  }

  /// Writes the panes of a screen and its alert or sheet, without the lines about its path.
  func writePanes(of screen: ScreenSnapshot, tapCommands: [String]) {
    var tapCommands = tapCommands[...]
    if let layout, layout.isWide, screen.panes.count > 1 {
      var columns = PaneColumns(output: output, layout: layout, count: screen.panes.count)
      let width = columns.width
      for place in screen.panes.indices {
        columns.add { write(screen.panes[place], place, width, &tapCommands) }
      }
      columns.write()
    } else {
      for place in screen.panes.indices {
        write(screen.panes[place], place, layout?.columns, &tapCommands)
      }
    }
    if let modal = screen.modal { write(modal) }
  }

  private func write(
    _ pane: PaneSnapshot, _ index: Int, _ columns: Int?, _ tapCommands: inout ArraySlice<String>
  ) {
    if let columns {
      output.write(Layout.shortened(output.safe(pane.title), to: columns), .bold)
    } else {
      output.writeSafely(pane.title, .bold)
    }
    output.writeNewline()
    let labelBound = columns.map { $0 / 2 } ?? Self.labelColumns
    var rows = RowColumns(pane, index, labelBound: labelBound)
    var texts = LabelColumn(of: .text, in: pane.elements, bound: labelBound)
    // The line about the rows that are left out would take the place of a single one.
    let leavesOutOne =
      pane.rowCount - rowLimit == 1 && pane.elements.count { $0.kind == .row } == pane.rowCount
    let isCut = pane.rowCount > rowLimit && !leavesOutOne
    let marks = ChangeMarks(previous, pane)
    for place in pane.elements.indices {
      let element = pane.elements[place]
      // The controls in a row stand on its line; gestures are listed by "actions" only.
      if element.row != nil || element.kind == .gesture || Self.isBlank(element) { continue }
      if element.kind == .row {
        if isCut, element.ordinal >= rowLimit { continue }
      } else if isCut, element.kind == .header, rows.written >= rowLimit {
        continue
      }
      write(element, &rows, &texts, marks.style(of: element), &tapCommands)
      if element.kind == .row { writeControls(after: place, in: pane, &rows, marks) }
      output.writeNewline()
      if element.kind == .row {
        rows.written += 1
        if isCut, rows.written == rowLimit { writeCut(pane, index) }
      }
    }
    if let count = pane.sectionsLeftOut {
      output.write("  and \(counted(count, "more section")) without rows\n", .faint)
    }
  }

  /// Whether an element is a text of nothing but space, such as a label that isn't filled yet.
  private static func isBlank(_ element: ElementSnapshot) -> Bool {
    element.kind == .text && element.label.allSatisfy(\.isWhitespace)
      && (element.value ?? "").allSatisfy(\.isWhitespace)
  }

  private func writeCut(_ pane: PaneSnapshot, _ place: Int) {
    let prefix = RowNumber.prefix(ofPane: place)
    let most = VisibleScreen.mostRowsShown
    let way =
      rowLimit >= most
      ? "\"select \(prefix)\(min(pane.rowCount, 123_456))\" reaches any"
      : "\"screen --all\" shows " + (pane.rowCount > most ? "the first \(grouped(most))" : "all")
    output.write("  rows \(prefix)1–\(prefix)\(rowLimit) of \(pane.rowCount); \(way)", .faint)
    output.writeNewline()
  }

  private func write(
    _ element: ElementSnapshot, _ rows: inout RowColumns, _ texts: inout LabelColumn,
    _ style: TextOutput.Style?, _ tapCommands: inout ArraySlice<String>
  ) {
    // Several selected rows have checkmarks instead.
    output.write(element.isSelected && !element.isChecked ? "* " : "  ")
    switch element.kind {
    case .text:
      output.writeSafely(element.label, style)
      if let value = element.value, !value.isEmpty {
        output.writeSpaces(texts.gap(after: element))
        output.writeSafely(value, style)
      }
    case .header: output.writeSafely(element.label, .bold)
    case .row: write(element, &rows, style)
    case .button:
      let tapCommand = tapCommands.popFirst() ?? ""
      writeButton(element, element.label)
      guard !LabelMatch.isWhole(tapCommand, element.label) else { break }
      output.writeSpaces(1)
      output.writeSafely(tapCommand, element.isEnabled ? .pressable : .faint)
    case .field, .search, .toggle, .choice: writeValue(of: element, element.label, style, gap: "  ")
    case .gesture: break
    }
    writeDisabled(element, gap: "  ")
  }

  private func writeDisabled(_ element: ElementSnapshot, gap: String) {
    guard !element.isEnabled else { return }
    switch element.kind {
    case .button, .field, .toggle, .choice, .search: output.write(gap + "(disabled)", .faint)
    case .text, .header, .row, .gesture: break
    }
  }

  /// Writes the name of a field or a control, its value, and its options.
  private func writeValue(
    of element: ElementSnapshot, _ name: String, _ style: TextOutput.Style?, gap: String
  ) {
    output.writeSafely(name, element.isEnabled ? .pressable : nil)
    output.write(": ")
    let isField = element.kind == .field || element.kind == .search
    if isField, element.isEmpty {
      output.write("(empty)", .faint)
    } else if isField, element.isSecure {
      output.write("••••••••", .faint)
    } else if element.kind == .choice, element.value == nil {
      output.write("(none)", .faint)
    } else {
      output.writeSafely(element.value ?? "", style)
    }
    guard element.kind == .choice, !element.options.isEmpty else { return }
    output.write(gap + "of ")
    for (place, option) in element.options.enumerated() {
      if place > 0 { output.write(" | ") }
      output.writeSafely(option)
      if element.disabledOptions.contains(place) { output.write(" (disabled)", .faint) }
    }
  }

  /// Writes the controls in a row, which follow it in the pane's elements, on the row's line.
  private func writeControls(
    after place: Int, in pane: PaneSnapshot, _ rows: inout RowColumns, _ marks: ChangeMarks
  ) {
    let row = pane.elements[place]
    var gap = 0
    for control in pane.elements[(place + 1)...] {
      guard control.row == row.ordinal else { return }
      output.writeSpaces(gap == 0 ? rows.controlsGap(after: row) : 3)
      gap = 3
      write(control, inRow: row.label, marks.style(of: control))
    }
  }

  private func write(
    _ control: ElementSnapshot, inRow title: String, _ style: TextOutput.Style?
  ) {
    let name = control.name(inRow: title)
    switch control.kind {
    case .button: writeButton(control, name)
    case .field, .search, .toggle, .choice: writeValue(of: control, name, style, gap: " ")
    case .text, .header, .row, .gesture: output.writeSafely(name, style)
    }
    writeDisabled(control, gap: " ")
  }

  private func write(
    _ row: ElementSnapshot, _ rows: inout RowColumns, _ style: TextOutput.Style?
  ) {
    output.styled(.pressable) {
      rows.writeNumber(of: row, to: output)
    }
    output.writeSpaces(2)
    output.writeSpaces(2 * row.indentation)
    if let isExpanded = row.isExpanded { output.write(isExpanded ? "▾ " : "▸ ") }
    output.writeSafely(row.label, style)
    guard let detail = row.value, !detail.isEmpty else { return }
    output.writeSpaces(rows.labels.gap(after: row))
    output.writeSafely(detail, style ?? .faint)
  }

  private func writeButton(_ button: ElementSnapshot, _ name: String) {
    output.styled(button.isEnabled ? .pressable : .faint) {
      output.write("[")
      output.writeSafely(name)
      output.write("]")
    }
  }

  private func write(_ modal: ModalSnapshot) {
    writePaths(
      "modal  \(modal.style.rawValue) over ", [modal.over] + (modal.overBeside ?? []))
  }

  /// Writes paths on one line; if they are too long for the terminal, only their end.
  private func writePaths(_ name: String, _ paths: [[String]]) {
    output.write(name)
    if let layout {
      let text = output.safe(PathText.text(paths))
      output.write(Layout.end(ofPath: text, to: layout.columns - DisplayWidth.of(name)))
    } else {
      output.writePaths(paths)
    }
    output.writeNewline()
  }

  private func writeBadge(_ badge: String?) {
    if badge != nil { output.writeSafely(TabBadge.text(badge)) }
  }

  private func write(_ tabs: TabBarSnapshot) {
    output.write("tabs   ")
    for (place, title) in tabs.titles.enumerated() {
      if place > 0 { output.write(" · ") }
      if place == tabs.selectedIndex {
        output.write("[")
        output.writeSafely(title, .bold)
        writeBadge(tabs.badge(at: place))
        output.write("]")
      } else {
        output.writeSafely(title, .pressable)
        writeBadge(tabs.badge(at: place))
      }
    }
    output.writeNewline()
  }
}

/// The text of a tab's badge.
nonisolated enum TabBadge {
  /// Returns what follows the tab's title; an empty badge is a dot.
  static func text(_ badge: String?) -> String { badge.map { " (\($0.isEmpty ? "•" : $0))" } ?? "" }
}
