import Shell

extension CaseReport {
  /// Whether all failed steps have failed because their output differs from their `|` lines.
  package var failsOnlyByDifferences: Bool {
    let failed = steps.filter { $0.status == .failed }
    return status == .failed && !failed.isEmpty && failed.allSatisfy { !$0.difference.isEmpty }
  }

  /// Returns the report with the new line numbers of rewritten files, which a closure returns.
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

  /// Returns the report after `|` lines were rewritten: their steps have passed, and so has the
  /// case if nothing else failed.
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
