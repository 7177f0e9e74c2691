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
    func hidden(_ text: String) -> String { secrets.redacted(text) }
    var report = self
    report.reason = reason.map(hidden)
    report.knownBug = knownBug.map(hidden)
    report.steps = steps.map { step in
      var hiding = step.mapTexts(hidden, lines: secrets.redacted(lines:))
      if step.file == file { hiding.file = file }
      return hiding
    }
    report.callStack = callStack.map(hidden)
    report.appOutput = secrets.redacted(lines: appOutput)
    report.options = options.map(hidden)
    report.pictures = pictures.map { $0.hiding(secrets) }
    report.earlierAttempts = earlierAttempts.map { $0.hiding(secrets) }
    report.coverage = coverage.map { $0.mapTexts(hidden) }
    report.looseAppOutput = secrets.redacted(lines: looseAppOutput)
    return report
  }
}

extension StepReport {
  /// Returns the step with the results of closures in place of its texts, and of the lines that the
  /// app has printed.
  fileprivate func mapTexts(
    _ transform: (String) -> String, lines: ([String]) -> [String]
  ) -> StepReport {
    var step = self
    step.command = transform(command)
    step.file = transform(file)
    step.groups = groups.map(transform)
    step.appOutput = lines(appOutput)
    step.output = transform(output)
    step.reason = reason.map(transform)
    step.message = message.map(transform)
    step.difference = difference.map(transform)
    step.screen = transform(screen)
    step.stack = transform(stack)
    step.parts = parts.map { ShownPart(type: $0.type, texts: $0.texts.map(transform)) }
    step.calls = calls.map(transform)
    step.events = events.map(transform)
    step.frames = frames.map { $0.mapTexts(transform) }
    return step
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
