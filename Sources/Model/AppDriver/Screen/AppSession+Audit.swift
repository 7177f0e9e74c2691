import HeadlessUIKit

extension AppSession {
  /// The most rows of a list that are read.
  private static let auditedRows = 100
  /// The most views whose descriptions are read.
  private static let auditedViews = 1_000

  /// The faults of the visible screen for people who use VoiceOver, and for tests, as sentences
  /// without a period, as far as they can be found without pixels.
  package var auditIssues: [String] {
    guard let screen = screen(rowLimit: Self.auditedRows) else { return [] }
    var issues = isScreenUntitled ? ["the navigation bar has no title"] : []
    for pane in screen.panes { issues += Self.issues(of: pane.elements) }
    var left = Self.auditedViews
    for pane in front.map({ ShownPath(from: $0).panes }) ?? [] {
      if let view = pane.viewIfLoaded { issues += Self.issues(of: view, &left) }
    }
    return issues
  }

  /// Returns the faults of the fields and images in a view, and those in the views inside it.
  private static func issues(of view: UIView, _ left: inout Int) -> [String] {
    guard left > 0, !view.isHidden, !view.accessibilityElementsHidden else { return [] }
    left -= 1
    // The field of a search bar has a description of its own.
    if view is UISearchBar || view is UISearchTextField { return [] }
    let name = view.accessibilityIdentifier.map { " #\($0)" } ?? ""
    let hasLabel = view.accessibilityLabel?.isEmpty == false
    switch view {
    case let field as UITextField where !hasLabel && field.placeholder?.isEmpty != false:
      return ["a text field\(name) has neither a placeholder nor an accessibility label"]
    case let text as UITextView where !hasLabel && text.isEditable:
      return ["a text view\(name) has no accessibility label"]
    case is UIImageView where !hasLabel && view.isAccessibilityElement:
      return ["an image\(name) is accessible and has no accessibility label"]
    default: return view.subviews.flatMap { issues(of: $0, &left) }
    }
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
