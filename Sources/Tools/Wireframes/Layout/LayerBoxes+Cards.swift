import AppDriver

extension [LayerBoxes] {
  /// Pushes back the layers that a sheet covers: only the edge of a card is seen above the sheet.
  ///
  /// A layer behind a low sheet stays in place unless it is lower itself.
  mutating func pushBack(_ metrics: Metrics) {
    var edges = 0
    for place in indices.dropFirst().reversed() {
      let (sheet, behind) = (self[place], self[place - 1])
      guard case .sheet = sheet.style, behind.isCovered(by: sheet.frame, metrics) else { continue }
      let shown = sheet.card ?? sheet.frame
      let inset = 12
      let card = Rectangle(
        shown.x + inset, shown.y - DisplayLayout.peek, shown.width - 2 * inset, 30)
      edges += 1
      self[place - 1].leave(edges <= 2 && card.y >= metrics.status && card.y > 0 ? card : nil)
    }
  }
}

extension LayerBoxes {
  /// Whether the layer isn't seen beside a sheet in front of it.
  fileprivate func isCovered(by sheet: Rectangle, _ metrics: Metrics) -> Bool {
    switch style {
    case .full: !metrics.isRegular && sheet.y <= metrics.status + 2 * DisplayLayout.peek
    case .sheet: frame.y >= sheet.y - DisplayLayout.peek && frame.width <= sheet.width
    case .popover, .alert, .actionSheet: false
    }
  }

  /// Leaves nothing of the layer but the status area and the edge of a card.
  fileprivate mutating func leave(_ edge: Rectangle?) {
    card = edge ?? Rectangle(0, 0, 0, 0)
    panes = []
    boxes.removeAll { if case .status = $0.part { false } else { true } }
  }
}
