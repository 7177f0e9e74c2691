/// A line of a script and its line number.
package struct ScriptLine: Sendable, Hashable {
  /// The text of the line, without the newline.
  package let text: String
  /// The line number in the file, counted from 1; 0 for a line that the user typed.
  package let number: Int

  /// The text without blanks at its ends.
  package var trimmed: String { OutputPattern.trimmed(text.drop { $0 == " " || $0 == "\t" }) }

  package init(_ text: String, number: Int) {
    self.text = text
    self.number = number
  }

  /// Returns the location of the line in a file, or nil if there is no file.
  package func location(in file: String?) -> SourceLocation? {
    file.map { SourceLocation(file: $0, line: number) }
  }
}
