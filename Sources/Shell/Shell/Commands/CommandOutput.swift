/// The output of a command such as `where` or `help`, as text and as JSON.
package struct CommandOutput {
  /// A closure that writes the output as complete lines of text.
  package let write: (TextOutput) -> Void
  /// The same content as the object `report`, which `flowsh.schema.json` must describe; `nil` if
  /// the output is the screen.
  let report: (any Encodable)?
  /// The screen, if it is the output.
  ///
  /// It has all rows, so it is only read from the app if it is needed.
  var screen: ScreenJSON? { readScreen() }
  private let readScreen: () -> ScreenJSON?

  /// Creates output from a value that is encoded as an object and a closure that writes the same
  /// content as text.
  package init(_ report: any Encodable, write: @escaping (TextOutput) -> Void) {
    self.write = write
    self.report = report
    readScreen = { nil }
  }

  /// Creates output that shows the screen.
  init(_ screen: @escaping @autoclosure () -> ScreenJSON?, write: @escaping (TextOutput) -> Void) {
    self.write = write
    report = nil
    readScreen = screen
  }

  /// Creates output that consists of lines of text, followed by a blank line.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - report: The same content as a value that is encoded as an object; by default, an object
  ///     with the lines as its only member, `text`.
  package init(lines: [String], report: (any Encodable)? = nil) {
    self.init(report ?? ["text": lines]) { output in
      for line in lines {
        output.writeSafely(line)
        output.write("\n")
      }
      output.write("\n")
    }
  }
}
