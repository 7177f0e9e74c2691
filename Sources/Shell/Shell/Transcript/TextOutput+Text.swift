/// The text that an output escapes and styles.
nonisolated extension TextOutput {
  /// Writes the shell's own text in a style, without escaping it.
  ///
  /// A newline at the end isn't in the style.
  package func write(_ text: String, _ style: Style?) {
    guard text.utf8.last == UInt8(ascii: "\n") else { return styled(style) { write(text) } }
    styled(style) { write(String(text.dropLast())) }
    write("\n")
  }

  /// Returns text from an app or a user as it is written: without secrets, and with unsafe
  /// characters escaped.
  package func safe(_ text: String) -> String { SafeText.escaped(redaction.redacted(text)) }

  /// Writes text from an app or a user, without secrets, and with unsafe characters escaped.
  package func writeSafely(_ text: String) {
    if redaction.isEmpty, write(text, if: SafeText.isPlain) { return }
    write(Array(safe(text).utf8))
  }

  /// Writes text from an app or a user in a style, with unsafe characters escaped.
  package func writeSafely(_ text: String, _ style: Style?) {
    styled(style) { writeSafely(text) }
  }

  /// Ends a line.
  func writeNewline() { write("\n") }

  /// Writes spaces.
  package func writeSpaces(_ count: Int) {
    for _ in 0..<max(0, count) { write(" ") }
  }

  /// Writes the paths of all panes, as `PathText` joins them.
  func writePaths(_ paths: [[String]]) {
    for (place, path) in paths.enumerated() {
      if place > 0 { write(PathText.bar) }
      for (depth, screen) in path.enumerated() {
        if depth > 0 { write(PathText.arrow) }
        writeSafely(screen)
      }
    }
  }

  /// Writes lines that the app has printed, each marked as the app's.
  func writeAppLines(_ lines: [String]) {
    for line in lines {
      styled(.faint) {
        write(line.isEmpty ? "  app:" : "  app: ")
        writeSafely(line)
      }
      write("\n")
    }
  }

  /// Applies a style to everything that a closure writes.
  func styled(_ style: Style?, _ body: () -> Void) {
    guard isColored, let style else { return body() }
    write("\u{1B}[\(style.rawValue)m")
    body()
    write("\u{1B}[0m")
  }
}
