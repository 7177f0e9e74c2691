package import Script
package import Shell

/// The outcome of a case.
package nonisolated enum CaseOutcome: Sendable, Hashable {
  /// All steps passed.
  case passed
  /// A step failed; the failure is the first one.
  case failed(CaseFailure)
  /// The case was skipped for the given reason.
  case skipped(reason: String)
  /// The app broke a rule of UIKit and crashed.
  case crashed(CaseFailure)
}

/// The first failure in a case.
package nonisolated struct CaseFailure: Error, Sendable, Hashable {
  /// The command with secrets redacted; empty if no command ran.
  package let command: String
  /// The location and the reason.
  package let diagnostic: Diagnostic
  /// The difference between the expected and the actual lines, if there is one.
  package let difference: [DiffLine]?
}
