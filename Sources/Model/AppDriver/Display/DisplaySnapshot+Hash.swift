nonisolated extension DisplaySnapshot {
  // A display is looked up after each step. Its texts tell it from others nearly always; hashing
  // everything, as the synthesized method does, takes twice as long.
  package func hash(into hasher: inout Hasher) {
    for layer in layers {
      hasher.combine(layer.depth)
      for pane in layer.panes {
        hasher.combine(pane.controller)
        hasher.combine(pane.rowsBefore)
        for element in pane.elements {
          hasher.combine(element.element.label)
          if let value = element.element.value { hasher.combine(value) }
        }
      }
    }
  }
}
