package import Foundation

/// The result of a run: all its cases, in the order of files and lines.
package struct RunReport: Sendable {
  /// The cases.
  package var cases: [CaseReport]
  /// When the run began.
  package var started: Date
  /// The duration of the run in seconds.
  package var seconds: Double
  /// The program and its version.
  package var program: String
  /// Whether the run was stopped before all cases had run.
  package var isInterrupted: Bool

  /// Creates a report of cases.
  package init(
    cases: [CaseReport], started: Date, seconds: Double, program: String,
    isInterrupted: Bool = false
  ) {
    self.cases = cases
    self.started = started
    self.seconds = seconds
    self.program = program
    self.isInterrupted = isInterrupted
  }

  /// Returns the number of cases with a status.
  package func count(_ status: CaseReport.Status) -> Int {
    cases.reduce(0) { $0 + ($1.status == status ? 1 : 0) }
  }
}
