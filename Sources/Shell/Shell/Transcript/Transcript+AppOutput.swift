/// The app's own output.
extension Transcript {
  /// Writes the lines that the app printed during a step as text, marked as the app's.
  ///
  /// They don't belong to the step's output, so `|` lines don't cover them.
  func writeAppLines(_ lines: [String]) {
    guard !lines.isEmpty, context.options.format == .text else { return }
    output.outsideStep { output.writeAppLines(lines) }
  }

  /// Writes the lines that the app printed outside of a step, as text or as a JSON object.
  func writeLooseAppLines(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    switch context.options.format {
    case .text: output.writeAppLines(lines)
    case .json: writeObject { $0.appOutput = lines }
    }
  }
}
