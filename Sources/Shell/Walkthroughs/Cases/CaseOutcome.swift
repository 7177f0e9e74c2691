package import Script
package import Shell

/// The outcome of running a case.
package nonisolated enum CaseOutcome: Sendable, Hashable {
  /// All steps passed.
  case passed
  /// A step failed; the associated value is the first failure.
  case failed(CaseFailure)
  /// The case was skipped for the given reason.
  case skipped(reason: String)
  /// The app violated a UIKit rule and crashed.
  case crashed(CaseFailure)
}

/// The first failure in a case.
package nonisolated struct CaseFailure: Error, Sendable, Hashable {
  /// The failed command, with secrets redacted; empty if no command ran.
  package let command: String
  /// The location and cause of the failure.
  package let diagnostic: Diagnostic
  /// The difference between the expected and the actual lines; `nil` if no output was compared.
  package let difference: [DiffLine]?
}
