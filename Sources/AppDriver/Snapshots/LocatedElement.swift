/// An element and its pane.
package nonisolated struct LocatedElement: Sendable {
  /// The pane.
  package let pane: PaneSnapshot
  /// The element.
  package let element: ElementSnapshot

  /// Makes a pair of the two.
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
