extension Content.Element {
  /// Returns a copy of the element as if it were read from a view, for tests.
  package func with(
    identifier: String? = nil, isEnabled: Bool = true, isEditing: Bool = false,
    controls: [Content.Element] = [], swipes: [Content.Action] = [], presses: [Content.Action] = [],
    disabledOptions: Set<Int> = [], values: Content.Choice.Values? = nil,
    expectation: (@MainActor (String) -> String?)? = nil, submit: (@MainActor () -> Void)? = nil
  ) -> Content.Element {
    let extras = ElementExtras()
    extras.identifier = identifier
    extras.isEnabled = isEnabled
    extras.isEditing = isEditing
    extras.controls = controls
    if !swipes.isEmpty { extras.swipes = { swipes } }
    if !presses.isEmpty { extras.presses = { presses } }
    extras.disabledOptions = disabledOptions
    extras.values = values
    extras.expectation = expectation
    extras.submit = submit
    return with(extras)
  }

  private func with(_ extras: ElementExtras) -> Content.Element {
    switch self {
    case .text(var text):
      text.extras = extras
      return .text(text)
    case .row(var row):
      row.extras = extras
      return .row(row)
    case .button(var button):
      button.extras = extras
      return .button(button)
    case .field(var field):
      field.extras = extras
      return .field(field)
    case .toggle(var toggle):
      toggle.extras = extras
      return .toggle(toggle)
    case .choice(var choice):
      choice.extras = extras
      return .choice(choice)
    case .search(var search):
      search.extras = extras
      return .search(search)
    case .rows, .gesture: return self
    }
  }
}

extension Content.Action {
  /// Returns an action for tests.
  package static func named(
    _ title: String, isEnabled: Bool = true, action: @escaping @MainActor () -> Void
  ) -> Content.Action {
    Content.Action(title, isEnabled: isEnabled, action: action)
  }
}

extension Content.Gesture {
  /// Returns a gesture for tests.
  package static func of(
    _ kind: Kind, isEnabled: Bool = true, action: @escaping @MainActor (_ toEnd: Bool) -> Void
  ) -> Content.Gesture {
    Content.Gesture(kind, isEnabled: isEnabled, action: action)
  }
}

extension Content.Choice.Values {
  /// Returns values for tests.
  package static func showing(
    _ text: String, expected: String, choose: @escaping @MainActor (String) -> Bool
  ) -> Content.Choice.Values {
    Content.Choice.Values(text: text, expected: expected, choose: choose)
  }
}

extension Content.Rows {
  /// Returns a group of rows whose header is read on demand, for tests.
  package static func reading(
    count: Int, header: @escaping @MainActor () -> String?,
    row: @escaping @MainActor (Int) -> Content.Row
  ) -> Content.Rows {
    Content.Rows(count: count, header: header, title: nil, row: row)
  }
}
