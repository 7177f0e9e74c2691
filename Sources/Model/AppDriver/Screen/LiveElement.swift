import HeadlessUIKit

/// An element on the screen, with the app's code that runs when the element is used.
enum LiveElement {
  case text(Content.Text)
  case header(String)
  case row(Content.Row)
  case button(Content.Button)
  case barButton(UIBarButtonItem)
  case alertAction(UIAlertAction)
  case field(Content.Field)
  case toggle(Content.Toggle)
  case choice(Content.Choice)
  case search(Content.SearchField)
  case gesture(Content.Gesture)

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
    case .gesture: .gesture
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
    case .gesture(let gesture): gesture.kind.rawValue
    }
  }

  var isEnabled: Bool {
    switch self {
    case .row(let row): row.isSelectable
    case .button(let button): button.isEnabled
    case .barButton(let item): item.isEnabled && item.hasAction
    case .alertAction(let action): action.isEnabled
    case .toggle(let toggle): toggle.isEnabled
    case .field(let field): field.isEnabled
    case .choice(let choice): choice.isEnabled
    case .search(let search): search.isEnabled
    case .gesture(let gesture): gesture.isEnabled
    case .text, .header: false
    }
  }

  /// The identifier that the app has given the element; `nil` if there is none.
  private var identifier: String? {
    switch self {
    case .text(let text): text.identifier
    case .row(let row): row.identifier
    case .button(let button): button.identifier
    case .barButton(let item): item.accessibilityIdentifier
    case .field(let field): field.identifier
    case .toggle(let toggle): toggle.identifier
    case .choice(let choice): choice.identifier
    case .search(let search): search.identifier
    case .header, .alertAction, .gesture: nil
    }
  }

  /// Whether VoiceOver has no label to read for the element.
  private var lacksLabel: Bool {
    switch self {
    case .text(let text): text.lacksLabel
    case .button(let button): button.lacksLabel
    case .barButton(let item): item.lacksLabel
    case .field(let field): field.lacksLabel
    case .toggle(let toggle): toggle.lacksLabel
    case .choice(let choice): choice.lacksLabel
    case .row, .header, .alertAction, .search, .gesture: false
    }
  }

  /// Returns a snapshot of the element; `row` is the index of the row that contains it, if any.
  func snapshot(ordinal: Int, row: Int?) -> ElementSnapshot {
    var snapshot = ElementSnapshot(kind, label, ordinal: ordinal, isEnabled: isEnabled)
    let (identifier, lacksLabel) = (identifier, lacksLabel)
    // Most elements have no details, and are read after each action.
    if identifier != nil || row != nil || lacksLabel {
      snapshot.details = ElementDetails(
        identifier: identifier, row: row, lacksLabel: lacksLabel)
    }
    switch self {
    case .text(let text):
      if text.name != nil { snapshot.value = text.text }
      snapshot.isEnabled = true
      snapshot.mayPress = text.mayOfferPresses
    case .row(let row):
      snapshot.value = row.detail
      snapshot.indentation = row.indentation
      snapshot.isExpanded = row.isExpanded
      snapshot.maySwipe = row.mayOfferSwipes
      snapshot.mayPress = row.mayOfferPresses
      if row.isSelected { snapshot.details.isSelected = true }
    case .field(let field):
      if !field.isSecure { snapshot.value = field.text }
      snapshot.isSecure = field.isSecure
      snapshot.isEmpty = field.text.isEmpty
      snapshot.details.canSubmit = field.canSubmit
      snapshot.details.isEditing = field.isEditing
    case .toggle(let toggle): snapshot.value = toggle.isOn ? "on" : "off"
    case .choice(let choice):
      snapshot.value = choice.shownText
      snapshot.details.disabledOptions = choice.disabledOptions.sorted()
      guard let values = choice.values else {
        snapshot.options = choice.options
        break
      }
      snapshot.details.expectedValue = values.expected
      if !values.text.isEmpty, values.text != choice.shownText {
        snapshot.details.pickerValue = values.text
      }
    case .search(let search):
      snapshot.value = search.text
      snapshot.isEmpty = search.text.isEmpty
      snapshot.details.canSubmit = search.canSubmit
    case .button(let button):
      snapshot.mayPress = button.mayOfferPresses
    case .header, .barButton, .alertAction, .gesture: break
    }
    return snapshot
  }
}

extension LiveElement {
  /// The view of the element, or the cell of a row; `nil` if it wasn't read from one for a drawing.
  var view: UIView? {
    switch self {
    case .text(let text): text.view
    case .row(let row): row.cell
    case .button(let button): button.view
    case .field(let field): field.view
    case .toggle(let toggle): toggle.view
    case .choice(let choice): choice.view
    case .search(let search): search.view
    case .header, .barButton, .alertAction, .gesture: nil
    }
  }
}

extension LiveElement {
  /// Whether the element is an image without words, which only a drawing shows.
  var isDecoration: Bool {
    if case .text(let text) = self { text.isDecoration } else { false }
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
    case .gesture(let gesture): gesture.function
    case .text, .header, .barButton, .alertAction: nil
    }
  }
}
