import AppDriver

extension Drawing {
  /// Begins a group with the name that a screen reader reads.
  mutating func open(
    role: StaticString, _ name: @autoclosure () -> String, isDimmed: Bool = false
  ) {
    let dimming: StaticString = isDimmed ? "fw-off" : ""
    canvas +=
      isNaming
      ? "<g role=\"\(literal: role)\" aria-label=\"\(escaped: name())\"\(classes: dimming)>"
      : "<g\(classes: dimming)>"
  }

  mutating func close() { canvas += "</g>" }

  /// Begins the group of an element, with its label, value, kind, and state as its name.
  mutating func open(_ element: DisplayElement) {
    let snapshot = element.element
    open(
      role: snapshot.kind == .header ? "heading" : "img", Self.name(of: element),
      isDimmed: snapshot.isDimmed)
  }

  private static func name(of element: DisplayElement) -> String {
    let snapshot = element.element
    var name = snapshot.label.spoken
    if snapshot.isSecure, !snapshot.isEmpty {
      name += ", hidden text"
    } else if let value = snapshot.value, !value.isEmpty {
      name += ", " + value.spoken
    }
    name += kind(of: element)
    if let isExpanded = snapshot.isExpanded { name += isExpanded ? ", open" : ", closed" }
    if snapshot.isSelected { name += ", selected" }
    if snapshot.isEditing { name += ", being edited" }
    if snapshot.isDimmed { name += ", disabled" }
    return name
  }

  private static func kind(of element: DisplayElement) -> String {
    switch element.look {
    case .image: return ", image"
    case .progress: return ", progress"
    case .spinner: return ", in progress"
    case .pages: return ", page dots"
    case .slider: return ", slider"
    case .stepper: return ", stepper"
    default: break
    }
    return switch element.element.kind {
    case .text, .header, .gesture: ""
    case .row: ", row"
    case .button: ", button"
    case .field: ", field"
    case .toggle: ", switch"
    case .choice: ", choice"
    case .search: ", search field"
    }
  }
}

extension ElementSnapshot {
  /// Whether the element is drawn so that one sees that it can't be used.
  var isDimmed: Bool {
    guard !isEnabled else { return false }
    return switch kind {
    case .button, .field, .toggle, .choice, .search: true
    case .text, .header, .row, .gesture: false
    }
  }
}
