import Shell

extension CaseReport {
  /// Whether all failed steps have failed because their output differs from their `|` lines.
  package var failsOnlyByDifferences: Bool {
    let failed = steps.filter { $0.status == .failed }
    return status == .failed && !failed.isEmpty && failed.allSatisfy { !$0.difference.isEmpty }
  }

  /// Returns the report with the places of the case and its steps in files that were rewritten.
  ///
  /// - Parameter number: A closure that returns the number of a line in the file as it is now,
  ///   given that in the file as it was, and the path.
  /// - Returns: The report with these places.
  package func moved(_ number: (_ line: Int, _ file: String) -> Int) -> CaseReport {
    var report = self
    report.line = number(line, file)
    for place in steps.indices {
      let step = steps[place]
      report.steps[place].line = number(step.line, step.file.isEmpty ? file : step.file)
    }
    report.earlierAttempts = earlierAttempts.map { $0.moved(number) }
    return report
  }

  /// Returns the report after the `|` lines of steps have been rewritten.
  ///
  /// - Parameter isAccepted: A closure that returns whether the lines of a step have been
  ///   rewritten.
  /// - Returns: The report, in which these steps have passed, and so has the case if nothing else
  ///   failed.
  package func accepting(_ isAccepted: (StepReport) -> Bool) -> CaseReport {
    var report = self
    var reasons: Set<String?> = []
    for (place, step) in steps.enumerated() where !step.difference.isEmpty && isAccepted(step) {
      reasons.insert(step.reason)
      report.steps[place].reason = "accepted: the | lines were rewritten"
      if step.status == .failed { report.steps[place].status = .passed }
    }
    // The reason of the case is that of the first failed step.
    guard status == .failed, !reasons.isEmpty, reasons.contains(reason) else { return report }
    if let failed = report.steps.first(where: { $0.status == .failed }) {
      report.reason = failed.reason
    } else {
      report.status = .passed
      report.reason = nil
    }
    return report
  }
}
