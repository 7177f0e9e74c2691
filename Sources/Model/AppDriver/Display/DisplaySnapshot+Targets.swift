nonisolated extension DisplaySnapshot {
  /// Returns whether an element is among those that were read.
  package func contains(_ target: ElementTarget) -> Bool {
    layers.contains { layer in
      layer.bar?.contains(target) ?? false
        || layer.panes.contains { $0.controller == target.controller && $0.contains(target) }
    }
  }
}

nonisolated extension DisplayBar {
  fileprivate func contains(_ target: ElementTarget) -> Bool {
    [leading, trailing, titleView, accessories].contains { $0.contains { $0.leads(to: target) } }
  }
}

nonisolated extension DisplayPane {
  fileprivate func contains(_ target: ElementTarget) -> Bool {
    elements.contains { $0.leads(to: target) } || toolbar.contains { $0.leads(to: target) }
      || bar?.contains(target) ?? false
  }
}

nonisolated extension DisplayElement {
  /// Whether the element is an image without words.
  package var isDecoration: Bool { look == .image && element.ordinal < 0 }
}

nonisolated extension ElementSnapshot {
  func isAt(_ target: ElementTarget) -> Bool {
    ordinal == target.ordinal && kind == target.kind && row == target.row
  }
}
