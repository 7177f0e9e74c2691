/// A screen position relative to the start of the prompt, based on libedit's line wrapping.
nonisolated struct ScreenPosition: Equatable {
  /// The number of rows below the first row of the prompt.
  private(set) var row = 0

  /// The number of columns from the left edge.
  private(set) var column = 0

  /// Computes the cursor position after the given scalars.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scalars.
  init(after scalars: some Sequence<Unicode.Scalar>, columns: Int) {
    for scalar in scalars {
      advance(over: scalar, columns: columns)
    }
  }

  private mutating func advance(over scalar: Unicode.Scalar, columns: Int) {
    if scalar == "\n" {
      row += 1
      column = 0
      return
    }
    let width = Self.width(of: scalar, at: column)
    if column + width > columns, width <= columns, width == 2 {
      row += 1
      column = 0
    }
    column += width
    row += column / columns
    column %= columns
  }

  /// Returns the number of columns that libedit uses for a scalar.
  ///
  /// libedit extends a tab to the next tab stop, displays an ASCII control character as `^X`, and
  /// displays any other unprintable scalar as `\U+X`.
  private static func width(of scalar: Unicode.Scalar, at column: Int) -> Int {
    if scalar == "\t" { return 8 - column % 8 }
    if scalar.value < 0x20 || scalar.value == 0x7F { return 2 }
    let width = displayWidth(scalar)
    if width < 0 { return scalar.value > 0xFFFF ? 8 : 7 }
    return max(1, width)
  }
}
