/// A fault of a screen for people who use VoiceOver, and for tests that name what they use.
package nonisolated struct AuditIssue: Sendable, Hashable, Codable {
  /// The kind of a fault.
  package enum Kind: String, Sendable, Codable {
    /// A navigation bar has neither a title nor a view in its place.
    case untitled
    /// VoiceOver has no label to read for an element.
    case unlabeled
    /// Elements of the same kind have the same label.
    case duplicate
  }

  /// The kind of the element that is at fault.
  package enum Element: String, Sendable, Codable {
    case bar, tab, button, field, toggle, choice, image

    fileprivate var noun: String {
      switch self {
      case .bar: "navigation bar"
      case .toggle: "switch"
      case .tab, .button, .field, .choice, .image: rawValue
      }
    }
  }

  /// The kind.
  package let kind: Kind
  /// The kind of the element.
  package let element: Element
  /// The name of the element in walks; `nil` for a navigation bar.
  package private(set) var label: String?
  /// The identifier that the app has given the element; `nil` if there is none.
  package private(set) var identifier: String?
  /// The number of elements.
  package private(set) var count = 1

  static let untitledBar = AuditIssue(kind: .untitled, element: .bar)

  static func unlabeled(
    _ element: Element, _ label: String, identifier: String? = nil
  ) -> AuditIssue {
    AuditIssue(kind: .unlabeled, element: element, label: label, identifier: identifier)
  }

  static func duplicate(_ element: Element, _ label: String, count: Int) -> AuditIssue {
    AuditIssue(kind: .duplicate, element: element, label: label, count: count)
  }

  /// The fault and its remedy, as a sentence without a period.
  package var message: String { "\(problem); \(remedy)" }

  /// The fault, as a sentence without a period.
  private var problem: String {
    let name = label.map { " \"\($0)\"" } ?? ""
    return switch kind {
    case .untitled: "the navigation bar has no title"
    case .unlabeled: "the \(element.noun)\(name) has no label for VoiceOver"
    case .duplicate:
      "\(count) \(element.noun)\(element == .toggle ? "es" : "s") are called\(name)"
    }
  }

  /// A change of the app that removes the fault.
  package var remedy: String {
    switch (kind, element) {
    case (.untitled, _): "set the title of the view controller"
    case (.duplicate, _): "give each an accessibilityLabel of its own"
    case (.unlabeled, .button): "set its title or accessibilityLabel"
    case (.unlabeled, .field): "set its placeholder or accessibilityLabel"
    case (.unlabeled, .choice):
      "set the accessibilityLabel of its field, or of its segments' images"
    case (.unlabeled, .tab): "set the title of its tabBarItem"
    case (.unlabeled, _): "set its accessibilityLabel"
    }
  }
}
