package import Foundation

/// What reports are made of: all cases of a run, in the order of files and lines.
package struct RunReport: Sendable {
  /// The cases.
  package var cases: [CaseReport]
  /// When the run began.
  package var started: Date
  /// How long it took.
  package var seconds: Double
  /// The program and its version.
  package var program: String
  /// Whether the run was stopped before all cases had their turn.
  package var isInterrupted: Bool

  /// Makes a report of cases.
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

  /// How many cases ended in a way.
  package func count(_ status: CaseReport.Status) -> Int {
    cases.reduce(0) { $0 + ($1.status == status ? 1 : 0) }
  }
}
