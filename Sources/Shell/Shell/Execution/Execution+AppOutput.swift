// Handling of what the app has printed.
extension Execution {
  /// Writes what the app has printed during a step so far.
  func writeAppOutput(of step: Step) {
    let lines = takeAppLines()
    step.appOutput += lines
    transcript.writeAppLines(lines)
  }

  /// Writes what the app has printed outside of a step.
  ///
  /// If the host wants steps, this method writes nothing: the next step contains the output.
  ///
  /// - Parameter isLast: Whether this is the last output, so that no rest of a secret can follow.
  func writeAppOutput(isLast: Bool = false) {
    if !host.wantsSteps { transcript.writeLooseAppLines(takeAppLines(isLast: isLast)) }
  }

  /// Removes and returns the lines that the app has printed, with secrets redacted.
  ///
  /// - Parameter isLast: Whether this is the last output, so that no rest of a secret can follow.
  /// - Returns: The lines.
  func takeAppLines(isLast: Bool = false) -> [String] {
    lines(of: host.takeAppOutput(), isLast: isLast)
  }

  /// Returns the lines of an app's output, with secrets redacted.
  ///
  /// What may be the beginning of a secret is held back until the app prints more.
  func lines(of output: AppOutput?, isLast: Bool = false) -> [String] {
    guard output != nil || isLast && !heldAppOutput.isEmpty else { return [] }
    let secrets = transcript.output.redaction
    var output = output ?? AppOutput()
    output.prepend(heldAppOutput)
    heldAppOutput = isLast ? [] : output.removeBeginning(ofSecretIn: secrets)
    return output.lines(hiding: secrets)
  }
}
