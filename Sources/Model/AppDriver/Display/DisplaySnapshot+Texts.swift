nonisolated extension DisplaySnapshot {
  /// Returns a copy in which each text is transformed.
  package func mapTexts(_ transform: (String) -> String) -> DisplaySnapshot {
    var copy = self
    copy.layers = layers.map { $0.mapTexts(transform) }
    return copy
  }
}

nonisolated extension DisplayLayer {
  fileprivate func mapTexts(_ transform: (String) -> String) -> DisplayLayer {
    var copy = self
    copy.bar = bar?.mapTexts(transform)
    copy.panes = panes.map { $0.mapTexts(transform) }
    copy.tabs = tabs?.mapTexts(transform)
    return copy
  }
}

nonisolated extension DisplayBar {
  fileprivate func mapTexts(_ transform: (String) -> String) -> DisplayBar {
    DisplayBar(
      title: transform(title), isLarge: isLarge, prompt: prompt.map(transform),
      back: back.map(transform), leading: leading.map { $0.mapTexts(transform) },
      trailing: trailing.map { $0.mapTexts(transform) },
      titleView: titleView.map { $0.mapTexts(transform) },
      accessories: accessories.map { $0.mapTexts(transform) })
  }
}

nonisolated extension DisplayPane {
  fileprivate func mapTexts(_ transform: (String) -> String) -> DisplayPane {
    var copy = self
    copy.title = transform(title)
    copy.bar = bar?.mapTexts(transform)
    copy.elements = elements.map { $0.mapTexts(transform) }
    copy.toolbar = toolbar.map { $0.mapTexts(transform) }
    return copy
  }
}

nonisolated extension DisplayElement {
  fileprivate func mapTexts(_ transform: (String) -> String) -> DisplayElement {
    var look = look
    if case .row(var row) = look {
      row.image = row.image.map(transform)
      look = .row(row)
    }
    return DisplayElement(
      element.mapTexts(transform), look: look, menu: menu.map { $0.mapTexts(transform) },
      columns: columns)
  }
}
