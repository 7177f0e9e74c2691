import AppDriver

extension Drawing {
  /// Begins a group with the name that a screen reader reads.
  mutating func open(role: StaticString, _ name: String, kind: StaticString = "") {
    openName(role: role)
    if isNaming {
      canvas.spoken(name)
      canvas.raw(kind)
    }
    endName()
  }

  /// Begins a group, whose name is written next if names are written.
  mutating func openName(role: StaticString) {
    guard isNaming else { return canvas.raw("<g") }
    canvas.raw("<g role=\"")
    canvas.raw(role)
    canvas.raw("\" aria-label=\"")
  }

  mutating func endName() { canvas.raw(isNaming ? "\">" : ">") }

  mutating func close() { canvas.raw("</g>") }

  /// Begins the group of an element, with its label, value, kind, and state as its name.
  mutating func open(_ element: DisplayElement) {
    let snapshot = element.element
    openName(role: snapshot.kind == .header ? "heading" : "img")
    if isNaming {
      canvas.spoken(snapshot.label)
      if snapshot.isSecure, !snapshot.isEmpty {
        canvas.raw(", hidden text")
      } else if let value = snapshot.value, !value.isEmpty {
        canvas.raw(", ")
        canvas.spoken(value)
      }
      canvas.raw(Self.kind(of: element))
      if let isExpanded = snapshot.isExpanded { canvas.raw(isExpanded ? ", open" : ", closed") }
      if snapshot.isSelected { canvas.raw(", selected") }
      if snapshot.isEditing { canvas.raw(", being edited") }
      if snapshot.isDimmed { canvas.raw(", disabled") }
      canvas.raw("\"")
    }
    if snapshot.isDimmed { canvas.raw(" class=\"fw-off\"") }
    canvas.raw(">")
  }

  private static func kind(of element: DisplayElement) -> StaticString {
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
