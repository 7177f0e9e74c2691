public import Foundation

/// What reports are made of: all cases of a run, in the order of files and lines.
public nonisolated struct RunReport: Sendable {
  /// The cases.
  public var cases: [CaseReport]
  /// When the run began.
  public var started: Date
  /// How long it took.
  public var seconds: Double
  /// The program and its version.
  public var program: String
  /// Whether the run was stopped before all cases had their turn.
  public var isInterrupted: Bool

  /// Makes a report of cases.
  public init(
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
  public func count(_ status: CaseReport.Status) -> Int {
    cases.reduce(0) { $0 + ($1.status == status ? 1 : 0) }
  }
}
