import AppDriver

/// The description of a picture, such as "Persons, tab Contacts, 12 rows, 1 button".
struct PictureLabel {
  let text: String

  init(_ display: DisplaySnapshot) {
    guard let layer = display.layers.last else {
      text = "nothing"
      return
    }
    var words = layer.panes.map(\.title.spoken).filter { !$0.isEmpty }
      .joined(separator: " | ")
    if words.isEmpty { words = "a screen without a title" }
    if let kind = Self.kind(of: layer.style) {
      words += ", \(kind)"
      if let behind = display.layers.dropLast().last?.panes.first?.title, !behind.isEmpty {
        words += " over " + behind.spoken
      }
    }
    if let tabs = layer.tabs, tabs.titles.indices.contains(tabs.selectedIndex) {
      words += ", tab " + tabs.titles[tabs.selectedIndex].spoken
    }
    words += Self.counts(of: layer)
    text = words
  }

  private static func kind(of style: DisplayLayer.Style) -> String? {
    switch style {
    case .full: nil
    case .sheet: "sheet"
    case .popover: "popover"
    case .alert: "alert"
    case .actionSheet: "action sheet"
    }
  }

  private static func counts(of layer: DisplayLayer) -> String {
    var rows = 0, buttons = 0, fields = 0, others = 0
    func count(_ elements: [DisplayElement]) {
      for element in elements where !element.isDecoration {
        switch element.element.kind {
        case .row: rows.add(rows: 1)
        case .button: buttons += 1
        case .field, .search: fields += 1
        case .gesture: break
        case .text, .header, .toggle, .choice: others += 1
        }
      }
    }
    for bar in [layer.bar] + layer.panes.map(\.bar) {
      guard let bar else { continue }
      for elements in [bar.leading, bar.trailing, bar.titleView, bar.accessories] {
        count(elements)
      }
    }
    for pane in layer.panes {
      count(pane.elements)
      count(pane.toolbar)
      rows.add(rows: pane.rowsBefore)
      rows.add(rows: pane.rowsAfter)
    }
    var words = ""
    func add(_ count: Int, _ one: String, _ several: String) {
      if count > 0 { words += ", \(count) \(count == 1 ? one : several)" }
    }
    add(rows, "row", "rows")
    add(fields, "field", "fields")
    add(buttons, "button", "buttons")
    let isAlone = rows == 0 && fields + buttons == 0
    add(others, isAlone ? "element" : "other element", isAlone ? "elements" : "other elements")
    return words.isEmpty ? ", no elements" : words
  }
}
