/// A result builder for a screen's elements, listed from top to bottom.
@preconcurrency @MainActor
@resultBuilder
public enum ContentBuilder {
  /// Converts text to a list of elements.
  public static func buildExpression(_ text: Text) -> [ContentElement] { [.text(text)] }
  /// Converts a row to a list of elements.
  public static func buildExpression(_ row: Row) -> [ContentElement] { [.row(row)] }
  /// Converts a group of rows to a list of elements.
  public static func buildExpression(_ rows: Rows) -> [ContentElement] { [.rows(rows)] }
  /// Converts a button to a list of elements.
  public static func buildExpression(_ button: Button) -> [ContentElement] { [.button(button)] }
  /// Converts a text field to a list of elements.
  public static func buildExpression(_ field: Field) -> [ContentElement] { [.field(field)] }
  /// Converts a switch to a list of elements.
  public static func buildExpression(_ toggle: Toggle) -> [ContentElement] { [.toggle(toggle)] }
  /// Converts a choice to a list of elements.
  public static func buildExpression(_ choice: Choice) -> [ContentElement] { [.choice(choice)] }
  /// Converts a search field to a list of elements.
  public static func buildExpression(_ search: SearchField) -> [ContentElement] {
    [.search(search)]
  }
  /// Accepts an existing list of elements.
  public static func buildExpression(_ elements: [ContentElement]) -> [ContentElement] {
    elements
  }
  /// Builds an empty list.
  public static func buildBlock() -> [ContentElement] { [] }
  /// Starts a list with its first elements.
  public static func buildPartialBlock(first: [ContentElement]) -> [ContentElement] { first }
  /// Appends elements to a list.
  public static func buildPartialBlock(
    accumulated: consuming [ContentElement], next: [ContentElement]
  ) -> [ContentElement] {
    guard !next.isEmpty else { return accumulated }
    guard !accumulated.isEmpty else { return next }
    accumulated.append(contentsOf: next)
    return accumulated
  }
  /// Builds the elements of an `if` statement without `else`.
  public static func buildOptional(_ part: [ContentElement]?) -> [ContentElement] { part ?? [] }
  /// Builds the elements of the first branch of an `if` statement.
  public static func buildEither(first: [ContentElement]) -> [ContentElement] { first }
  /// Builds the elements of the `else` branch of an `if` statement.
  public static func buildEither(second: [ContentElement]) -> [ContentElement] { second }
  /// Builds the elements of a `for` loop.
  public static func buildArray(_ parts: [[ContentElement]]) -> [ContentElement] {
    parts.flatMap { $0 }
  }
}
