// What the app has printed.
extension Execution {
  /// Writes what the app has printed during a step so far.
  func writeAppOutput(of step: Step) {
    let lines = takeAppLines()
    step.appOutput += lines
    transcript.writeAppLines(lines)
  }

  /// Writes what the app has printed outside of a step.
  ///
  /// If the host wants steps, it becomes part of the next step.
  func writeAppOutput() {
    if !host.wantsSteps { transcript.writeLooseAppLines(takeAppLines()) }
  }

  /// Removes and returns the lines that the app has printed, with secrets redacted.
  func takeAppLines() -> [String] {
    lines(of: host.takeAppOutput())
  }

  /// Returns the lines of an app's output, with secrets redacted.
  func lines(of output: AppOutput?) -> [String] {
    output?.lines(hiding: transcript.output.redaction) ?? []
  }
}
