import Reports

/// The failed attempts of the cases that run again because they failed.
struct FailedAttempts {
  /// The maximum number of times that a case runs again.
  let mostRetries: Int
  private var attempts: [Int: [CaseReport]] = [:]

  init(mostRetries: Int) { self.mostRetries = mostRetries }

  /// Notes an attempt of the case at an index; returns whether the case has to run again.
  mutating func mustRetry(_ report: CaseReport, place: Int) -> Bool {
    guard report.status.isFailure, attempts[place, default: []].count < mostRetries else {
      return false
    }
    attempts[place, default: []].append(report)
    return true
  }

  /// Returns the result of all attempts of a case.
  ///
  /// If the last attempt has passed after failed ones, the case is flaky. Otherwise, it has the
  /// result of the last attempt.
  ///
  /// - Parameters:
  ///   - last: The result of the last attempt; `nil` if the run has ended before it.
  ///   - place: The index of the case.
  /// - Returns: The result; `nil` if the case has not run.
  func result(_ last: CaseReport?, place: Int) -> CaseReport? {
    guard var earlier = attempts[place] else { return last }
    guard var report = last ?? earlier.popLast() else { return nil }
    report.earlierAttempts = earlier
    if report.status == .passed, let first = earlier.first {
      report.status = .flaky
      report.reason =
        "passed in attempt \(earlier.count + 1), after it had failed"
        + (first.cause.isEmpty ? "" : ": \(first.cause)")
    }
    return report
  }
}
