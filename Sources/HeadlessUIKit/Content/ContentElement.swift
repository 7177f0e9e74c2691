/// An element that the user sees on a screen, with the code that runs when the user uses it.
@preconcurrency @MainActor
public enum ContentElement {
  /// Text.
  case text(Text)
  /// A row of a list.
  case row(Row)
  /// Many rows, created when they are read.
  case rows(Rows)
  /// A button within the screen.
  case button(Button)
  /// A field for typing.
  case field(Field)
  /// A switch.
  case toggle(Toggle)
  /// A choice among several options.
  case choice(Choice)
  /// A field that searches while the user types.
  case search(SearchField)
}

/// Text on a screen, with a name if it is a value: `email  fred@example.org`.
@preconcurrency @MainActor
public struct Text {
  /// The name of the value; nil for a plain label.
  public let name: String?
  /// The text.
  public let text: String

  /// Creates a label.
  public init(_ text: String) {
    name = nil
    self.text = text
  }

  /// Creates a named value.
  public init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

/// A row of a list, which the user can select.
@preconcurrency @MainActor
public struct Row {
  /// The title, by which the user selects the row.
  public let title: String
  /// Additional text beside the title.
  public let detail: String?
  /// The indentation level of the row, from 0.
  public let indentation: Int
  /// Whether the row shows its children; nil for a row without children.
  public let isExpanded: Bool?
  /// Whether the row can be selected.
  public let isEnabled: Bool
  /// The code that runs when the row is selected; nil if selecting it has no effect.
  let select: (@MainActor () -> Void)?

  /// Creates a row.
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

  /// Whether the row can be selected and has code to run.
  package var isSelectable: Bool { isEnabled && select != nil }
  /// Selects the row, as a tap does.
  package func activate() { select?() }
  /// The address of the code that runs when the row is selected; nil if there is none.
  package var function: UInt? {
    guard let select else { return nil }
    return ElementCode.Action(run: select).address
  }
}

/// Many rows, each created when it is read, so that the cost depends only on the rows shown.
@preconcurrency @MainActor
public struct Rows {
  /// The text above the rows, if any.
  public let header: String?
  /// The number of rows.
  public let count: Int
  private let make: @MainActor (Int) -> Row
  private let readTitle: (@MainActor (Int) -> String)?

  /// Creates rows by their indices, from 0.
  public init(count: Int, header: String? = nil, row: @escaping @MainActor (Int) -> Row) {
    self.init(count: count, header: header, title: nil, row: row)
  }

  /// Creates rows whose titles can be read without creating the rows.
  init(
    count: Int, header: String?, title: (@MainActor (Int) -> String)?,
    row: @escaping @MainActor (Int) -> Row
  ) {
    self.count = count
    self.header = header
    readTitle = title
    make = row
  }

  /// The row at an index from 0 up to `count`, exclusive.
  public subscript(index: Int) -> Row { make(index) }

  /// The title of the row at an index, read without creating the row if possible.
  package func title(at index: Int) -> String { readTitle?(index) ?? make(index).title }
}

/// A button on a screen.
///
/// The buttons of a navigation bar are `UIBarButtonItem`s instead.
@preconcurrency @MainActor
public struct Button {
  /// The title, by which the user taps the button.
  public let title: String
  /// Whether the button can be tapped.
  public let isEnabled: Bool
  let action: @MainActor () -> Void

  /// Creates a button.
  public init(_ title: String, isEnabled: Bool = true, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.isEnabled = isEnabled
    self.action = action
  }

  /// Taps the button, as a finger does.
  package func tap() { action() }
  /// The address of the code that runs when the button is tapped.
  package var function: UInt? { ElementCode.Action(run: action).address }
}
