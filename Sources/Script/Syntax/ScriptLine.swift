/// A line of a script and its number in the file, from 1; 0 where it was typed.
package struct ScriptLine: Sendable, Hashable {
  /// The line without its end.
  package let text: String
  /// The line's number.
  package let number: Int

  /// Names a line.
  package init(_ text: String, number: Int) {
    self.text = text
    self.number = number
  }

  /// Where the line stands in a file; nil where there is none.
  package func location(in file: String?) -> SourceLocation? {
    file.map { SourceLocation(file: $0, line: number) }
  }
}
