/// An element of a screen, with the pane that contains it.
package nonisolated struct LocatedElement: Sendable {
  /// The pane.
  package let pane: PaneSnapshot
  /// The element.
  package let element: ElementSnapshot

  /// Creates a located element.
  package init(pane: PaneSnapshot, element: ElementSnapshot) {
    self.pane = pane
    self.element = element
  }

  /// The target of an action on the element.
  package var target: ElementTarget {
    ElementTarget(
      controller: pane.controller, kind: element.kind, label: element.label,
      ordinal: element.ordinal)
  }
}
