/// What a looking command has to say: in words, and as a value for JSON.
package struct Report {
  /// Writes the words, in whole lines.
  package let write: (TextOutput) -> Void
  /// The same as a value.
  package let value: any Encodable

  /// Makes a report.
  package init(_ value: any Encodable, write: @escaping (TextOutput) -> Void) {
    self.value = value
    self.write = write
  }

  /// Makes a report of lines of text, with a blank line below.
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
