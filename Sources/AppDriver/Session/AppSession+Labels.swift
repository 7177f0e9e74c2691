extension AppSession {
  /// The first element of a kind with a label on the visible screen; nil if there is none.
  ///
  /// Meant for tests, because it reads all rows of the screen.
  public func target(_ kind: ElementKind, _ label: String) -> ElementTarget? {
    screen()?.locatedElements(of: [kind]).first { $0.element.label == label }?.target
  }

  /// Selects a row by its title; refused if there is none.
  public func select(_ row: String) async -> Outcome {
    await perform(.select(targetOrMissing(.row, row)))
  }

  /// Taps a button by its title; refused if there is none.
  public func tap(_ button: String) async -> Outcome {
    await perform(.tap(targetOrMissing(.button, button)))
  }

  /// Types text into a field, by the field's name; refused if there is none.
  public func enter(_ text: String, into field: String) async -> Outcome {
    await perform(.type(targetOrMissing(.field, field), text: text))
  }

  /// The target of an element or, if the screen has no such element, a target that the session
  /// refuses.
  private func targetOrMissing(_ kind: ElementKind, _ label: String) -> ElementTarget {
    target(kind, label) ?? ElementTarget(controller: 0, kind: kind, label: label, ordinal: 0)
  }
}
