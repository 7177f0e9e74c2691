extension AppSession {
  /// The most rows of a list that are read.
  private static let auditedRows = 100

  /// The faults of the visible screen for people who use VoiceOver, and for tests, as sentences
  /// without a period, as far as they can be found without pixels.
  package var auditIssues: [String] {
    guard let screen = screen(rowLimit: Self.auditedRows) else { return [] }
    var issues = isScreenUntitled ? ["the navigation bar has no title"] : []
    for pane in screen.panes { issues += Self.issues(of: pane.elements) }
    return issues
  }

  private static func issues(of elements: [ElementSnapshot]) -> [String] {
    var issues: [String] = []
    let buttons = elements.filter { $0.kind == .button }
    for button in buttons where button.lacksLabel {
      issues.append(
        "a button has neither a title nor an accessibility label; here, it is called"
          + " \"\(button.label)\"")
    }
    var counts: [String: Int] = [:]
    // A button in a row is named after the row.
    for button in buttons where button.row == nil { counts[button.label, default: 0] += 1 }
    for (label, count) in counts.sorted(by: { $0.key < $1.key }) where count > 1 {
      issues.append("\(count) buttons are called \"\(label)\"")
    }
    return issues
  }
}
