/// Lists a screen's elements one below the other.
@preconcurrency @MainActor
@resultBuilder
public enum ContentBuilder {
  /// Words.
  public static func buildExpression(_ text: Text) -> [ContentElement] { [.text(text)] }
  /// A row.
  public static func buildExpression(_ row: Row) -> [ContentElement] { [.row(row)] }
  /// Many rows.
  public static func buildExpression(_ rows: Rows) -> [ContentElement] { [.rows(rows)] }
  /// A button.
  public static func buildExpression(_ button: Button) -> [ContentElement] { [.button(button)] }
  /// A field.
  public static func buildExpression(_ field: Field) -> [ContentElement] { [.field(field)] }
  /// A switch.
  public static func buildExpression(_ toggle: Toggle) -> [ContentElement] { [.toggle(toggle)] }
  /// A choice.
  public static func buildExpression(_ choice: Choice) -> [ContentElement] { [.choice(choice)] }
  /// A search field.
  public static func buildExpression(_ search: SearchField) -> [ContentElement] {
    [.search(search)]
  }
  /// Elements that were listed elsewhere.
  public static func buildExpression(_ elements: [ContentElement]) -> [ContentElement] {
    elements
  }
  /// Nothing.
  public static func buildBlock() -> [ContentElement] { [] }
  /// The first of several.
  public static func buildPartialBlock(first: [ContentElement]) -> [ContentElement] { first }
  /// All of them, in order.
  public static func buildPartialBlock(
    accumulated: consuming [ContentElement], next: [ContentElement]
  ) -> [ContentElement] {
    guard !next.isEmpty else { return accumulated }
    guard !accumulated.isEmpty else { return next }
    accumulated.append(contentsOf: next)
    return accumulated
  }
  /// What an `if` without `else` yields.
  public static func buildOptional(_ part: [ContentElement]?) -> [ContentElement] { part ?? [] }
  /// What an `if` yields.
  public static func buildEither(first: [ContentElement]) -> [ContentElement] { first }
  /// What an `else` yields.
  public static func buildEither(second: [ContentElement]) -> [ContentElement] { second }
  /// What a `for` yields.
  public static func buildArray(_ parts: [[ContentElement]]) -> [ContentElement] {
    parts.flatMap { $0 }
  }
}
