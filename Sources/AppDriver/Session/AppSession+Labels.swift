extension AppSession {
  /// The first thing of a kind with a label, on the visible screen; nil where there is none.
  ///
  /// For tests; it reads all rows of the screen.
  public func target(_ kind: ElementKind, _ label: String) -> ElementTarget? {
    for pane in screen()?.panes ?? [] {
      for element in pane.elements where element.kind == kind && element.label == label {
        return ElementTarget(
          controller: pane.controller, kind: kind, label: label, ordinal: element.ordinal)
      }
    }
    return nil
  }

  /// Selects a row by its title; refused where there is none.
  public func select(_ row: String) async -> Outcome {
    await perform(.select(targetOrMissing(.row, row)))
  }

  /// Taps a button by its title; refused where there is none.
  public func tap(_ button: String) async -> Outcome {
    await perform(.tap(targetOrMissing(.button, button)))
  }

  /// Types a text into a field, by the field's name; refused where there is none.
  public func enter(_ text: String, into field: String) async -> Outcome {
    await perform(.type(targetOrMissing(.field, field), text: text))
  }

  /// A target that the session refuses, where there is no such thing on the screen.
  private func targetOrMissing(_ kind: ElementKind, _ label: String) -> ElementTarget {
    target(kind, label) ?? ElementTarget(controller: 0, kind: kind, label: label, ordinal: 0)
  }
}
