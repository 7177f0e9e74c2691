import AppDriver

/// A finder for elements on the screen, by label or number.
///
/// The finder ignores case. It tries to match a whole label, then a number, then the beginning of a
/// single label, and then a part of a single label. If `wholeOnly` is set, it skips the last two.
struct ElementFinder {
  let session: AppSession
  let screen: ScreenSnapshot
  let wholeOnly: Bool

  /// Finds an element that isn't a row, by its label or its number among the elements of `kinds`.
  func find(_ kinds: [ElementKind], _ label: String) throws(CommandError) -> LocatedElement {
    var search = LabelSearch<LocatedElement>(label, wholeOnly: wholeOnly)
    let wanted = Int(label)
    var number = 0
    for pane in screen.panes {
      for element in pane.elements where kinds.contains(element.kind) {
        let found = LocatedElement(pane: pane, element: element)
        search.consider(element.label, found)
        number += 1
        if number == wanted { search.number = found }
      }
    }
    return try search.result(what: kinds[0].rawValue, on: screen.name)
  }

  /// Finds a row by its title or number, even if it hasn't been read from the app yet.
  func row(_ label: String) throws(CommandError) -> ElementTarget {
    if let target = rowByWholeTitle(label) { return target }
    let (panes, label) = panes(named: label)
    var search = LabelSearch<ElementTarget>(label, wholeOnly: wholeOnly)
    if let number = Int(label) { search.number = row(number: number, in: panes) }
    let isAllRead = panes.allSatisfy { $0.rowCount <= VisibleScreen.rowsShown }
    if isAllRead {
      for pane in panes {
        for element in pane.elements where element.kind == .row {
          search.consider(element.label, target(pane.controller, element.ordinal, element.label))
        }
      }
    } else {
      let allowed = panes.map(\.controller)
      session.visitRows { controller, place, title in
        if allowed.contains(controller) {
          search.consider(title, target(controller, place, title))
        }
        return true
      }
    }
    return try search.result(what: "row", on: screen.name)
  }

  /// Returns the row with the given full title, if it is unique and all rows have been read.
  ///
  /// This is a fast path for the common case. It allocates no memory.
  private func rowByWholeTitle(_ label: String) -> ElementTarget? {
    var found: (pane: Int, element: Int)?
    for pane in screen.panes.indices {
      guard screen.panes[pane].rowCount <= VisibleScreen.rowsShown else { return nil }
      for element in screen.panes[pane].elements.indices
      where screen.panes[pane].elements[element].kind == .row
        && LabelMatch.isWhole(label, screen.panes[pane].elements[element].label)
      {
        guard found == nil else { return nil }
        found = (pane, element)
      }
    }
    guard let found else { return nil }
    let element = screen.panes[found.pane].elements[found.element]
    return target(screen.panes[found.pane].controller, element.ordinal, element.label)
  }

  private func target(_ controller: Int, _ place: Int, _ title: String) -> ElementTarget {
    ElementTarget(controller: controller, kind: .row, label: title, ordinal: place)
  }

  /// Returns the row with the given number; `nil` if it doesn't exist or isn't in one of `panes`.
  ///
  /// Numbering continues from one pane of the screen to the next.
  private func row(number: Int, in panes: [PaneSnapshot]) -> ElementTarget? {
    guard number >= 1 else { return nil }
    var place = number - 1
    for pane in screen.panes {
      if place < pane.rowCount {
        guard panes.contains(where: { $0.controller == pane.controller }),
          let title = session.rowTitle(controller: pane.controller, place: place)
        else { return nil }
        return target(pane.controller, place, title)
      }
      place -= pane.rowCount
    }
    return nil
  }

  /// Returns the panes that a label specifies before a colon, as in `secondary: Linen dress`, and
  /// the rest of the label.
  ///
  /// If the label specifies no pane, returns all panes and the whole label.
  private func panes(named label: String) -> ([PaneSnapshot], String) {
    guard screen.panes.count > 1, let colon = label.firstIndex(of: ":") else {
      return (screen.panes, label)
    }
    let name = label[..<colon]
    let rest = label[label.index(after: colon)...].drop { $0 == " " }
    let places = ["primary", "secondary"]
    let named = screen.panes.enumerated().filter { place, pane in
      LabelMatch.isWhole(String(name), pane.title)
        || place < places.count && LabelMatch.isWhole(String(name), places[place])
    }
    return named.isEmpty ? (screen.panes, label) : (named.map(\.element), String(rest))
  }
}
