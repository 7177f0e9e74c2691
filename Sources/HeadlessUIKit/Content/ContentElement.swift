/// A visible element of a screen, with the code that runs when the user interacts with it.
@preconcurrency @MainActor
public enum ContentElement {
  /// Static text.
  case text(Text)
  /// A row in a list.
  case row(Row)
  /// A group of rows that are created on demand.
  case rows(Rows)
  /// A button in the screen's content.
  case button(Button)
  /// A text field.
  case field(Field)
  /// A switch.
  case toggle(Toggle)
  /// A choice among several options.
  case choice(Choice)
  /// A search field that runs its closure whenever the text changes.
  case search(SearchField)
}

/// Static text, or a named value such as `email  fred@example.org`.
@preconcurrency @MainActor
public struct Text {
  /// The name of the value; `nil` for a plain label.
  public let name: String?
  /// The text.
  public let text: String

  /// Creates a plain label.
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

/// A row in a list.
///
/// The user can select it if it is enabled.
@preconcurrency @MainActor
public struct Row {
  /// The title, which identifies the row.
  public let title: String
  /// Additional text next to the title.
  public let detail: String?
  /// The indentation level of the row, starting at 0.
  public let indentation: Int
  /// Whether the row's children are visible; `nil` if the row has no children.
  public let isExpanded: Bool?
  /// Whether the row is enabled.
  public let isEnabled: Bool
  /// The code that runs when the user selects the row; `nil` if selecting it has no effect.
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

  /// Whether the row is enabled and has code to run when it is selected.
  package var isSelectable: Bool { isEnabled && select != nil }
  /// Simulates a tap on the row.
  package func activate() { select?() }
  /// The address of the code that runs when the user selects the row; `nil` if there is none.
  package var function: UInt? {
    guard let select else { return nil }
    return ElementCode.Action(run: select).address
  }
}

/// A group of rows, each created on demand.
///
/// The cost depends only on the number of rows that are displayed.
@preconcurrency @MainActor
public struct Rows {
  /// The header above the rows; `nil` for none.
  public let header: String?
  /// The number of rows.
  public let count: Int
  private let make: @MainActor (Int) -> Row
  private let readTitle: (@MainActor (Int) -> String)?

  /// Creates a group of rows.
  ///
  /// The closure creates a row from its index, which starts at 0.
  public init(count: Int, header: String? = nil, row: @escaping @MainActor (Int) -> Row) {
    self.init(count: count, header: header, title: nil, row: row)
  }

  /// Creates a group of rows whose titles can be read without creating the rows.
  init(
    count: Int, header: String?, title: (@MainActor (Int) -> String)?,
    row: @escaping @MainActor (Int) -> Row
  ) {
    self.count = count
    self.header = header
    readTitle = title
    make = row
  }

  /// Creates the row at the given index in `0..<count`.
  public subscript(index: Int) -> Row { make(index) }

  /// Returns the title of the row at the given index, without creating the row if possible.
  package func title(at index: Int) -> String { readTitle?(index) ?? make(index).title }
}

/// A button in a screen's content.
///
/// The buttons in a navigation bar are of type `UIBarButtonItem`.
@preconcurrency @MainActor
public struct Button {
  /// The title, which identifies the button.
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

  /// Simulates a tap on the button.
  package func tap() { action() }
  /// The address of the code that runs when the user taps the button.
  package var function: UInt? { ElementCode.Action(run: action).address }
}
