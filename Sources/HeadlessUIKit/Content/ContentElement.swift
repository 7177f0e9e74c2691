/// One thing that a person sees on a screen, and what happens when a person uses it.
@preconcurrency @MainActor
public enum ContentElement {
  /// Words.
  case text(Text)
  /// A row of a list.
  case row(Row)
  /// Many rows, made when they are looked at.
  case rows(Rows)
  /// A button within the screen.
  case button(Button)
  /// A field to type into.
  case field(Field)
  /// A switch.
  case toggle(Toggle)
  /// One of several.
  case choice(Choice)
  /// A field that searches while it is typed into.
  case search(SearchField)
}

/// Words on a screen, with a name where they answer a question: `email  fred@example.org`.
@preconcurrency @MainActor
public struct Text {
  /// What the words are about, nil for a plain label.
  public let name: String?
  /// The words.
  public let text: String

  /// Makes a label.
  public init(_ text: String) {
    name = nil
    self.text = text
  }

  /// Makes a named value.
  public init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

/// A row of a list, which a person can select.
@preconcurrency @MainActor
public struct Row {
  /// What a person reads and selects by.
  public let title: String
  /// More words beside the title.
  public let detail: String?
  /// How deep the row is indented, from 0.
  public let indentation: Int
  /// Whether the row shows its children; nil for a row without any.
  public let isExpanded: Bool?
  /// Whether the row can be selected.
  public let isEnabled: Bool
  /// What selecting the row runs, nil for a row that only shows.
  let select: (@MainActor () -> Void)?

  /// Makes a row.
  public init(
    _ title: String, detail: String? = nil, indentation: Int = 0, isExpanded: Bool? = nil,
    isEnabled: Bool = true, select: (@MainActor () -> Void)? = nil
  ) {
    self.title = title
    self.detail = detail
    self.indentation = indentation
    self.isExpanded = isExpanded
    self.isEnabled = isEnabled
    self.select = select
  }

  /// Whether selecting the row does anything.
  package var isSelectable: Bool { isEnabled && select != nil }
  /// Selects the row, as a finger does.
  package func activate() { select?() }
  /// The code that runs when the row is selected, as an address; nil where nothing does.
  package var function: UInt? {
    guard let select else { return nil }
    return ElementCode.Action(run: select).address
  }
}

/// Many rows, each made when it is looked at, so that a million cost what is shown of them.
@preconcurrency @MainActor
public struct Rows {
  /// The words above the rows, if any.
  public let header: String?
  /// How many rows there are.
  public let count: Int
  private let make: @MainActor (Int) -> Row
  private let readTitle: (@MainActor (Int) -> String)?

  /// Makes rows by their place, from 0.
  public init(count: Int, header: String? = nil, row: @escaping @MainActor (Int) -> Row) {
    self.init(count: count, header: header, title: nil, row: row)
  }

  /// Makes rows whose titles can be read without making the rows.
  init(
    count: Int, header: String?, title: (@MainActor (Int) -> String)?,
    row: @escaping @MainActor (Int) -> Row
  ) {
    self.count = count
    self.header = header
    readTitle = title
    make = row
  }

  /// The row at a place between 0 and `count`.
  public subscript(index: Int) -> Row { make(index) }

  /// The title of the row at a place between 0 and `count`, without the row where that can be.
  package func title(at index: Int) -> String { readTitle?(index) ?? make(index).title }
}

/// A button within a screen.
///
/// Buttons of the navigation bar are bar button items instead.
@preconcurrency @MainActor
public struct Button {
  /// What a person reads and taps.
  public let title: String
  /// Whether a tap does anything.
  public let isEnabled: Bool
  let action: @MainActor () -> Void

  /// Makes a button.
  public init(_ title: String, isEnabled: Bool = true, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.isEnabled = isEnabled
    self.action = action
  }

  /// Taps the button, as a finger does.
  package func tap() { action() }
  /// The code that runs when the button is tapped, as an address.
  package var function: UInt? { ElementCode.Action(run: action).address }
}
