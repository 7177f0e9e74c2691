import HeadlessUIKit

/// An element on the screen, with the app's code that runs when the element is used.
enum LiveElement {
  case text(Text)
  case header(String)
  case row(Row)
  case button(Button)
  case barButton(UIBarButtonItem)
  case alertAction(UIAlertAction)
  case field(Field)
  case toggle(Toggle)
  case choice(Choice)
  case search(SearchField)

  var kind: ElementKind {
    switch self {
    case .text: .text
    case .header: .header
    case .row: .row
    case .button, .barButton, .alertAction: .button
    case .field: .field
    case .toggle: .toggle
    case .choice: .choice
    case .search: .search
    }
  }

  var label: String {
    switch self {
    case .text(let text): text.name ?? text.text
    case .header(let words): words
    case .row(let row): row.title
    case .button(let button): button.title
    case .barButton(let item): item.label
    case .alertAction(let action): action.title ?? ""
    case .field(let field): field.name
    case .toggle(let toggle): toggle.name
    case .choice(let choice): choice.name
    case .search(let search): search.name
    }
  }

  var isEnabled: Bool {
    switch self {
    case .row(let row): row.isSelectable
    case .button(let button): button.isEnabled
    case .barButton(let item): item.isEnabled && item.primaryAction != nil
    case .alertAction(let action): action.isEnabled
    case .toggle(let toggle): toggle.isEnabled
    case .text, .header: false
    case .field, .choice, .search: true
    }
  }

  func snapshot(ordinal: Int) -> ElementSnapshot {
    switch self {
    case .text(let text):
      ElementSnapshot(
        .text, label, value: text.name == nil ? nil : text.text, ordinal: ordinal)
    case .row(let row):
      ElementSnapshot(
        .row, row.title, value: row.detail, ordinal: ordinal, isEnabled: row.isSelectable,
        indentation: row.indentation, isExpanded: row.isExpanded)
    case .field(let field):
      ElementSnapshot(
        .field, field.name, value: field.isSecure ? nil : field.text, ordinal: ordinal,
        isSecure: field.isSecure, isEmpty: field.text.isEmpty)
    case .toggle(let toggle):
      ElementSnapshot(
        .toggle, toggle.name, value: toggle.isOn ? "on" : "off", ordinal: ordinal,
        isEnabled: toggle.isEnabled)
    case .choice(let choice):
      ElementSnapshot(
        .choice, choice.name, value: choice.selectedIndex.flatMap { choice.options[checked: $0] },
        ordinal: ordinal, options: choice.options)
    case .search(let search):
      ElementSnapshot(
        .search, search.name, value: search.text, ordinal: ordinal, isEmpty: search.text.isEmpty)
    case .header, .button, .barButton, .alertAction:
      ElementSnapshot(kind, label, ordinal: ordinal, isEnabled: isEnabled)
    }
  }
}

extension Array {
  /// The element at an index; `nil` if the index is out of range.
  subscript(checked index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

extension LiveElement {
  /// The address of the app's code that runs when the element is used; `nil` if only UIKit code
  /// runs.
  var function: UInt? {
    switch self {
    case .row(let row): row.function
    case .button(let button): button.function
    case .field(let field): field.function
    case .toggle(let toggle): toggle.function
    case .choice(let choice): choice.function
    case .search(let search): search.function
    case .text, .header, .barButton, .alertAction: nil
    }
  }
}
