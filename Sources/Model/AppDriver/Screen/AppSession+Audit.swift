extension AppSession {
  /// The most rows of a list that are read.
  private static let auditedRows = 100

  /// The faults of the visible screen for people who use VoiceOver, and for tests, as sentences
  /// without a period: what XCUITest's audit finds that takes no pixels.
  package var auditIssues: [String] {
    guard let screen = screen(rowLimit: Self.auditedRows) else { return [] }
    var issues = isScreenUntitled ? ["the screen has no title"] : []
    let buttons = screen.panes.flatMap(\.elements).filter { $0.kind == .button }
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
