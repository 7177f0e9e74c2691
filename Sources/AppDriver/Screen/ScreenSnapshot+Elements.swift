nonisolated extension ScreenSnapshot {
  /// The elements of all panes, in the order of the panes.
  package var elements: [ElementSnapshot] { panes.flatMap(\.elements) }

  /// Returns the elements of some kinds, in the order of the panes.
  package func elements(of kinds: [ElementKind]) -> [ElementSnapshot] {
    elements.filter { kinds.contains($0.kind) }
  }

  /// Returns the elements of some kinds with their panes, in the order of the panes.
  package func locatedElements(of kinds: [ElementKind]) -> [LocatedElement] {
    panes.flatMap { pane in
      pane.elements.filter { kinds.contains($0.kind) }
        .map { LocatedElement(pane: pane, element: $0) }
    }
  }
}
