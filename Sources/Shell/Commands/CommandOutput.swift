/// The output of a command such as `screen` or `help`, as text and as a value to encode as JSON.
package struct CommandOutput {
  /// A closure that writes the output as complete lines of text.
  package let write: (TextOutput) -> Void
  /// The same content as a value to encode as JSON.
  package let value: any Encodable

  /// Creates output from a value and a closure that writes it as text.
  package init(_ value: any Encodable, write: @escaping (TextOutput) -> Void) {
    self.value = value
    self.write = write
  }

  /// Creates output that consists of lines of text, followed by a blank line.
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
