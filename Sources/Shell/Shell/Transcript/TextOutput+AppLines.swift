nonisolated extension TextOutput {
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
}
