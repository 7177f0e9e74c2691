import AppDriver

/// Methods for the app's output and its requests.
extension Interpreter {
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
  package func showAppOutput(isLast: Bool = false) {
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
  /// An end that may be the beginning of a secret is held back until the app prints more.
  func lines(of output: AppOutput?, isLast: Bool = false) -> [String] {
    guard output != nil || isLast && !heldAppOutput.isEmpty else { return [] }
    let secrets = self.output.redaction
    var output = output ?? AppOutput()
    output.prepend(heldAppOutput)
    heldAppOutput = isLast ? [] : output.removeBeginning(ofSecretIn: secrets)
    return output.lines(hiding: secrets)
  }

  /// Returns the error that a step ends with in place of another ending, because a request of the
  /// app has been refused meanwhile; `nil` if none has.
  func refusal(insteadOf ending: StepEnding) -> CommandError? {
    let refused = session.takeRefusedRequests()
    guard !refused.isEmpty else { return nil }
    if case .failed(let error) = ending, [.crash, .outputFailed].contains(error.status) {
      return nil
    }
    return .requestsRefused(refused)
  }
}
