@testable import HeadlessUIKit

/// Returns elements as short lines, such as `[Log In]`.
func lines(_ elements: [Content.Element]) -> [String] { elements.flatMap(lines) }

private func lines(_ element: Content.Element) -> [String] {
  switch element {
  case .text(let text): [text.name.map { "\($0) = \(text.text)" } ?? text.text]
  case .row(let row): [line(row)]
  case .rows(let rows):
    (rows.header.map { ["# \($0)"] } ?? []) + (0..<rows.count).map { line(rows[$0]) }
  case .button(let button): ["[\(button.title)]" + (button.isEnabled ? "" : " (disabled)")]
  case .field(let field): ["\(field.name): \(field.text)"]
  case .toggle(let toggle): ["\(toggle.name): \(toggle.isOn ? "on" : "off")"]
  case .choice(let choice):
    [
      "\(choice.name): \(choice.selectedIndex.map { choice.options[$0] } ?? "-") of "
        + choice.options.joined(separator: " | ")
    ]
  case .search(let search): ["search \(search.name): \(search.text)"]
  case .gesture(let gesture): ["<\(gesture.kind)>"]
  }
}

private func line(_ row: Content.Row) -> String {
  let controls = row.controls.isEmpty ? "" : " \(lines(row.controls))"
  return "\(row.title)\(row.detail.map { " – \($0)" } ?? "")\(controls)"
}

extension [Content.Element] {
  /// Taps the button with the given title.
  func tap(_ title: String) {
    for case .button(let button) in self where button.title == title { button.tap() }
  }

  /// The first search field.
  var search: Content.SearchField? {
    for case .search(let search) in self { return search }
    return nil
  }
}
