import AppDriver

/// The elements of a pane that have changed since the pane was last shown.
nonisolated struct ChangeMarks {
  private struct Key: Hashable {
    let kind: ElementKind
    let label: String
    let value: String?

    init(_ element: ElementSnapshot) {
      kind = element.kind
      label = element.label
      value = element.value
    }
  }

  /// The elements as they were; `nil` if the pane wasn't on the previous screen.
  private let known: Set<Key>?

  init(_ previous: ScreenSnapshot?, _ pane: PaneSnapshot) {
    known = previous?.panes.first { $0.controller == pane.controller }
      .map { Set($0.elements.map(Key.init)) }
  }

  /// Returns the style of an element: bold if it is new or has changed.
  func style(of element: ElementSnapshot) -> TextOutput.Style? {
    guard let known, !known.contains(Key(element)) else { return nil }
    return .bold
  }
}
