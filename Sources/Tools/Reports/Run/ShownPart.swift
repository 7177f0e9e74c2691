package import AppDriver

/// A part of a screen in a report, with the texts that the app shows there.
package struct ShownPart: Sendable, Hashable, Codable {
  /// The kind of an element, `tab`, or `screen` for each screen on the path of a pane.
  package let type: String
  /// The texts, such as the label and the detail of a row, or the options of a choice.
  ///
  /// Texts that a user has typed aren't among them, nor are flowsh's own words, such as `on`.
  package let texts: [String]

  package init(type: String, texts: [String]) {
    self.type = type
    self.texts = texts
  }

  /// Returns all parts of a screen, from top to bottom.
  package static func all(on screen: ScreenSnapshot) -> [ShownPart] {
    let panes = zip(screen.paths, screen.panes).flatMap { path, pane in
      path.dropLast().map { _ in ShownPart(type: "screen", texts: []) } + all(in: pane)
    }
    let tabs = screen.tabs.flatMap { $0.isReachable ? $0.titles : nil } ?? []
    return panes + tabs.map { ShownPart(type: "tab", texts: [$0]) }
  }

  private static func all(in pane: PaneSnapshot) -> [ShownPart] {
    let rows = pane.elements.filter { $0.kind == .row }
    return [ShownPart(type: "screen", texts: pane.hasTitle ? [pane.title] : [])]
      + pane.elements.filter { $0.kind != .gesture }.map { element in
        let row = element.row.flatMap { place in rows.first { $0.ordinal == place } }
        return ShownPart(
          type: element.kind.rawValue,
          texts: [row.map { element.name(inRow: $0.label) } ?? element.label] + values(of: element))
      }
  }

  private static func values(of element: ElementSnapshot) -> [String] {
    switch element.kind {
    case .field, .search, .toggle: []
    case .choice where !element.options.isEmpty: element.options
    default: [element.value].compactMap(\.self)
    }
  }
}

extension [ShownPart] {
  /// The parts without their texts, by which screens in two languages are compared.
  var shape: [String] { map { "\($0.type) \($0.texts.count)" } }
}
