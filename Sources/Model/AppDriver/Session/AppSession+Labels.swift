extension AppSession {
  /// Returns the target for the first visible element with the given kind and label; `nil` if there
  /// is none.
  ///
  /// Use this only in tests, because it reads all rows of the screen.
  public func target(_ kind: ElementKind, _ label: String) -> ElementTarget? {
    screen()?.locatedElements(of: [kind]).first { $0.element.label == label }?.target
  }

  /// Selects the row with the given title; the session refuses the action if there is no such row.
  public func select(_ row: String) async -> Outcome {
    await perform(.select(targetOrMissing(.row, row)))
  }

  /// Taps the button with the given title; the session refuses the action if there is no such
  /// button.
  public func tap(_ button: String) async -> Outcome {
    await perform(.tap(targetOrMissing(.button, button)))
  }

  /// Types text into the field with the given name; the session refuses the action if there is no
  /// such field.
  public func enter(_ text: String, into field: String) async -> Outcome {
    await perform(.type(targetOrMissing(.field, field), text: text))
  }

  /// Returns an element's target.
  ///
  /// If the screen has no such element, returns a target that the session refuses.
  private func targetOrMissing(_ kind: ElementKind, _ label: String) -> ElementTarget {
    target(kind, label) ?? ElementTarget(controller: 0, kind: kind, label: label, ordinal: 0)
  }
}
