/// An element, together with the pane that shows it.
package nonisolated struct LocatedElement: Sendable {
  /// The pane that shows the element.
  package let pane: PaneSnapshot
  /// The element itself.
  package let element: ElementSnapshot

  /// Creates a located element from an element and its pane.
  package init(pane: PaneSnapshot, element: ElementSnapshot) {
    self.pane = pane
    self.element = element
  }

  /// The target for actions on the element.
  package var target: ElementTarget {
    ElementTarget(
      controller: pane.controller, kind: element.kind, label: element.label,
      ordinal: element.ordinal, row: element.row)
  }
}
