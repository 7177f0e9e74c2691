/// A line of a script and its number in the file, counted from 1; 0 for a typed line.
package struct ScriptLine: Sendable, Hashable {
  /// The line without the newline.
  package let text: String
  /// The line's number.
  package let number: Int

  /// Creates a line.
  package init(_ text: String, number: Int) {
    self.text = text
    self.number = number
  }

  /// Returns the location of the line in a file; nil without a file.
  package func location(in file: String?) -> SourceLocation? {
    file.map { SourceLocation(file: $0, line: number) }
  }
}
