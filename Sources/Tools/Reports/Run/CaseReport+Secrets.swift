package import Shell
import Wireframes

extension CaseReport {
  /// Returns the report with stars in place of secrets in all texts from the app or the run.
  ///
  /// The identity of the case stays as it is: the file, the title and the tags. Otherwise, a CI
  /// system would confuse it with another case if its title contains a word that is also a
  /// password.
  package func hiding(_ secrets: SecretFilter) -> CaseReport {
    guard !secrets.isEmpty else { return self }
    var report = self
    report.reason = reason.map { secrets.redacted($0) }
    report.steps = steps.map { step in
      var hidden = step.hiding(secrets)
      if step.file == file { hidden.file = file }
      return hidden
    }
    report.callStack = callStack.map { secrets.redacted($0) }
    report.appOutput = secrets.redacted(lines: appOutput)
    report.options = options.map { secrets.redacted($0) }
    report.pictures = pictures.map { $0.hiding(secrets) }
    report.earlierAttempts = earlierAttempts.map { $0.hiding(secrets) }
    report.coverage = coverage.map { $0.mapTexts { secrets.redacted($0) } }
    report.looseAppOutput = secrets.redacted(lines: looseAppOutput)
    return report
  }
}

extension StepReport {
  fileprivate func hiding(_ secrets: SecretFilter) -> StepReport {
    StepReport(
      command: secrets.redacted(command), file: secrets.redacted(file), line: line,
      groups: groups.map { secrets.redacted($0) }, status: status, seconds: seconds,
      appOutput: secrets.redacted(lines: appOutput),
      output: secrets.redacted(output),
      reason: reason.map { secrets.redacted($0) }, message: message.map { secrets.redacted($0) },
      difference: difference.map { secrets.redacted($0) }, screen: secrets.redacted(screen),
      stack: secrets.redacted(stack), calls: calls.map { secrets.redacted($0) },
      events: events.map { secrets.redacted($0) },
      frames: frames.map { $0.mapTexts { secrets.redacted($0) } })
  }
}

extension SecretFilter {
  /// Hides all secrets in lines, also those that extend over several lines.
  fileprivate func redacted(lines: [String]) -> [String] {
    guard !lines.isEmpty else { return [] }
    // Split bytes, because a Character can contain a newline.
    return redacted(Array(lines.joined(separator: "\n").utf8))
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
