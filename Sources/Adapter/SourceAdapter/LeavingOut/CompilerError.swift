/// An error of the compiler at a place in an adapted text.
package struct CompilerError: Hashable, Sendable {
  /// The line in the text; the first is 1.
  package let line: Int
  /// The byte in the line; the first is 1.
  package let column: Int
  package let message: String
  /// The messages that explain it.
  package var notes: [String]

  package init(line: Int, column: Int, _ message: String, notes: [String] = []) {
    self.line = line
    self.column = column
    self.message = message
    self.notes = notes
  }

  /// Whether the error may follow from others: what a type needs for a protocol doesn't compile.
  package var mayFollow: Bool { message.contains("does not conform to ") }

  /// The name that the compiler has looked for in all modules, and not found.
  package var undeclaredName: String? {
    message.firstMatch(of: Self.undeclaredForm).flatMap { $0.1 ?? $0.2 }.map(String.init)
  }

  // A regex literal would be compiled for each error. This one is never changed.
  nonisolated(unsafe) private static let undeclaredForm =
    /^(?:cannot find (?:type )?'(\w+)' in scope|unknown attribute '(\w+)')/

  /// Whether the compiler has stopped trying to understand an expression.
  package var isGivenUp: Bool { message.contains("unable to type-check this expression") }

  /// The error with its notes, which may name what it is about.
  var text: String { ([message] + notes).joined(separator: "\n") }
}
