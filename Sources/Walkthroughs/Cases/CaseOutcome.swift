package import Script
package import Shell

/// What came of a case.
package nonisolated enum CaseOutcome: Sendable, Hashable {
  /// All its steps passed.
  case passed
  /// A step failed, the first of them.
  case failed(CaseFailure)
  /// It was not to be run, and why.
  case skipped(reason: String)
  /// The app broke a rule of UIKit that ends an app.
  case crashed(CaseFailure)
}

/// The first thing that went wrong in a case.
package nonisolated struct CaseFailure: Error, Sendable, Hashable {
  /// The command as it may be shown; empty where none was run.
  package let command: String
  /// Where and why.
  package let diagnostic: Diagnostic
  /// The lines expected and printed, where they differ.
  package let difference: [DiffLine]?
}
