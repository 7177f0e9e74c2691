nonisolated extension ScreenSnapshot {
  /// The elements of all panes, one pane after another.
  package var elements: [ElementSnapshot] { panes.flatMap(\.elements) }

  /// Returns the elements of the given kinds, one pane after another.
  package func elements(of kinds: [ElementKind]) -> [ElementSnapshot] {
    elements.filter { kinds.contains($0.kind) }
  }

  /// The gestures on the screen as a whole, with their panes.
  package func gestures(_ name: String) -> [LocatedElement] {
    locatedElements(of: [.gesture]).filter { $0.element.label == name }
  }

  /// Returns the elements of the given kinds with their panes, one pane after another.
  package func locatedElements(of kinds: [ElementKind]) -> [LocatedElement] {
    panes.flatMap { pane in
      pane.elements.filter { kinds.contains($0.kind) }
        .map { LocatedElement(pane: pane, element: $0) }
    }
  }
}
