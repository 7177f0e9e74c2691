import HeadlessUIKit

extension AppSession {
  /// The most rows of a list that are read.
  private static let auditedRows = 100

  /// The faults of the visible screen for people who use VoiceOver, and for tests, as far as they
  /// can be found without pixels.
  package var auditIssues: [AuditIssue] {
    guard let screen = screen(rowLimit: Self.auditedRows) else { return [] }
    return (isScreenUntitled ? [.untitledBar] : [])
      + screen.panes.flatMap { Self.issues(of: $0.elements) }
      + (screen.tabs?.isReachable == true ? unlabeledTabs : [])
  }

  /// The tabs without words, such as those with an image only.
  private var unlabeledTabs: [AuditIssue] {
    let tabs = front.flatMap { ShownPath(from: $0).tabs }
    return (tabs?.viewControllers ?? []).compactMap { controller in
      guard let item = controller.tabBarItem, item.lacksLabel, controller.givenName == nil else {
        return nil
      }
      return .unlabeled(
        .tab, ControllerTree.tabTitle(of: controller), identifier: item.accessibilityIdentifier)
    }
  }

  private static func issues(of elements: [ElementSnapshot]) -> [AuditIssue] {
    var issues: [AuditIssue] = []
    var inRows: Set<ElementTarget> = []
    var counts: [AuditIssue.Element: [String: Int]] = [:]
    for element in elements {
      guard let kind = AuditIssue.Element(element.kind) else { continue }
      if element.lacksLabel {
        // Rows mostly have the same controls, of which one stands for all.
        let target = ElementTarget(
          controller: 0, kind: element.kind, label: "", ordinal: element.ordinal)
        guard element.row == nil || inRows.insert(target).inserted else { continue }
        issues.append(.unlabeled(kind, element.label, identifier: element.identifier))
      } else if kind != .image, element.row == nil {
        // A control in a row is named after the row.
        counts[kind, default: [:]][element.label, default: 0] += 1
      }
    }
    for kind in [AuditIssue.Element.button, .field, .toggle, .choice] {
      for (label, count) in (counts[kind] ?? [:]).sorted(by: { $0.key < $1.key }) where count > 1 {
        issues.append(.duplicate(kind, label, count: count))
      }
    }
    return issues
  }
}

extension AuditIssue.Element {
  /// Creates the kind of an element that may be at fault; `nil` for other elements.
  fileprivate init?(_ kind: ElementKind) {
    switch kind {
    case .button: self = .button
    case .field: self = .field
    case .toggle: self = .toggle
    case .choice: self = .choice
    case .text: self = .image
    case .header, .row, .search, .gesture: return nil
    }
  }
}
