package import AppDriver

extension DisplaySnapshot {
  /// Returns the display after scrolling down to the element that an action touches; the same one
  /// if the element is visible anyway, or isn't there at all.
  package func scrolled(to action: UserAction) -> DisplaySnapshot {
    guard let target = action.target, target.kind != .gesture,
      let layer = layers.lastIndex(where: { $0.controllers.contains(target.controller) }),
      let pane = layers[layer].panes.firstIndex(where: { $0.controller == target.controller }),
      let place = layers[layer].panes[pane].elements.firstIndex(where: { $0.leads(to: target) }),
      TouchFinder(self).box(of: target) == nil
    else { return self }
    // What comes just before shows where the element is.
    for context in [3, 0] {
      var copy = self
      copy.layers[layer].panes[pane].scroll(to: max(0, place - context))
      if TouchFinder(copy).box(of: target) != nil { return copy }
    }
    return self
  }
}

extension DisplayLayer {
  fileprivate var controllers: [Int] { panes.map(\.controller) }
}

extension DisplayPane {
  /// Leaves out the elements before a place, or before the row that contains the element there.
  fileprivate mutating func scroll(to place: Int) {
    var place = place
    while place > 0, elements[place].element.row != nil { place -= 1 }
    place = lineStart(of: place)
    rowsBefore.add(
      rows: elements[..<place].count { $0.element.kind == .row && $0.element.row == nil })
    elements.removeFirst(place)
  }

  /// Returns the place of the first item in the line of a grid's item; the same place for other
  /// elements.
  ///
  /// The first element begins a line.
  private func lineStart(of place: Int) -> Int {
    guard case .row(let look) = elements[place].look, look.columns > 1 else { return place }
    var items = [place]
    var next = place
    var isStart = look.startsSection
    while !isStart, next > 0 {
      next -= 1
      guard elements[next].element.row == nil else { continue }
      guard case .row(let look) = elements[next].look else { break }
      items.append(next)
      isStart = look.startsSection
    }
    return items[(items.count - 1) % look.columns]
  }
}
