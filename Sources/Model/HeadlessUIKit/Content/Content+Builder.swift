extension Content {
  /// A result builder for a screen's elements, listed from top to bottom.
  @preconcurrency @MainActor
  @resultBuilder
  public enum Builder {
    /// Converts text to a list of elements.
    public static func buildExpression(_ text: Text) -> [Element] { [.text(text)] }
    /// Converts a row to a list of elements.
    public static func buildExpression(_ row: Row) -> [Element] { [.row(row)] }
    /// Converts a group of rows to a list of elements.
    public static func buildExpression(_ rows: Rows) -> [Element] { [.rows(rows)] }
    /// Converts a button to a list of elements.
    public static func buildExpression(_ button: Button) -> [Element] { [.button(button)] }
    /// Converts a text field to a list of elements.
    public static func buildExpression(_ field: Field) -> [Element] { [.field(field)] }
    /// Converts a switch to a list of elements.
    public static func buildExpression(_ toggle: Toggle) -> [Element] { [.toggle(toggle)] }
    /// Converts a choice to a list of elements.
    public static func buildExpression(_ choice: Choice) -> [Element] { [.choice(choice)] }
    /// Converts a search field to a list of elements.
    public static func buildExpression(_ search: SearchField) -> [Element] {
      [.search(search)]
    }
    /// Accepts an existing list of elements.
    public static func buildExpression(_ elements: [Element]) -> [Element] {
      elements
    }
    /// Builds an empty list.
    public static func buildBlock() -> [Element] { [] }
    /// Starts a list with its first elements.
    public static func buildPartialBlock(first: [Element]) -> [Element] { first }
    /// Appends elements to a list.
    public static func buildPartialBlock(
      accumulated: consuming [Element], next: [Element]
    ) -> [Element] {
      guard !next.isEmpty else { return accumulated }
      guard !accumulated.isEmpty else { return next }
      accumulated.append(contentsOf: next)
      return accumulated
    }
    /// Builds the elements of an `if` statement without `else`.
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
    /// Builds the elements of the first branch of an `if` statement.
    public static func buildEither(first: [Element]) -> [Element] { first }
    /// Builds the elements of the `else` branch of an `if` statement.
    public static func buildEither(second: [Element]) -> [Element] { second }
    /// Builds the elements of a `for` loop.
    public static func buildArray(_ parts: [[Element]]) -> [Element] {
      parts.flatMap { $0 }
    }
  }
}
