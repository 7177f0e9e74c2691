/// A result builder that lists a screen's elements from top to bottom.
@preconcurrency @MainActor
@resultBuilder
public enum ContentBuilder {
  /// Adds text.
  public static func buildExpression(_ text: Text) -> [ContentElement] { [.text(text)] }
  /// Adds a row.
  public static func buildExpression(_ row: Row) -> [ContentElement] { [.row(row)] }
  /// Adds many rows.
  public static func buildExpression(_ rows: Rows) -> [ContentElement] { [.rows(rows)] }
  /// Adds a button.
  public static func buildExpression(_ button: Button) -> [ContentElement] { [.button(button)] }
  /// Adds a field.
  public static func buildExpression(_ field: Field) -> [ContentElement] { [.field(field)] }
  /// Adds a switch.
  public static func buildExpression(_ toggle: Toggle) -> [ContentElement] { [.toggle(toggle)] }
  /// Adds a choice.
  public static func buildExpression(_ choice: Choice) -> [ContentElement] { [.choice(choice)] }
  /// Adds a search field.
  public static func buildExpression(_ search: SearchField) -> [ContentElement] {
    [.search(search)]
  }
  /// Adds elements from another list.
  public static func buildExpression(_ elements: [ContentElement]) -> [ContentElement] {
    elements
  }
  /// Builds an empty list.
  public static func buildBlock() -> [ContentElement] { [] }
  /// Begins a list with its first part.
  public static func buildPartialBlock(first: [ContentElement]) -> [ContentElement] { first }
  /// Appends a part to the list.
  public static func buildPartialBlock(
    accumulated: consuming [ContentElement], next: [ContentElement]
  ) -> [ContentElement] {
    guard !next.isEmpty else { return accumulated }
    guard !accumulated.isEmpty else { return next }
    accumulated.append(contentsOf: next)
    return accumulated
  }
  /// Builds an `if` without `else`.
  public static func buildOptional(_ part: [ContentElement]?) -> [ContentElement] { part ?? [] }
  /// Builds the first branch of an `if`.
  public static func buildEither(first: [ContentElement]) -> [ContentElement] { first }
  /// Builds the `else` branch of an `if`.
  public static func buildEither(second: [ContentElement]) -> [ContentElement] { second }
  /// Builds a `for` loop.
  public static func buildArray(_ parts: [[ContentElement]]) -> [ContentElement] {
    parts.flatMap { $0 }
  }
}
