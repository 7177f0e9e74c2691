/// The output of a command such as `screen` or `help`, as text and as a value for JSON.
package struct Report {
  /// Writes the text, in whole lines.
  package let write: (TextOutput) -> Void
  /// The same content as a value.
  package let value: any Encodable

  /// Creates a report.
  package init(_ value: any Encodable, write: @escaping (TextOutput) -> Void) {
    self.value = value
    self.write = write
  }

  /// Creates a report of lines of text followed by a blank line.
  package init(lines: [String]) {
    self.init(lines) { output in
      for line in lines {
        output.writeSafely(line)
        output.write("\n")
      }
      output.write("\n")
    }
  }
}
