package import Foundation

/// The results of a run: all its cases, ordered by file and line.
package struct RunReport: Sendable {
  /// The results of the cases.
  package var cases: [CaseReport]
  /// The time at which the run began.
  package var started: Date
  /// The duration of the run in seconds.
  @WholeMicroseconds package var seconds: Double
  /// The name and version of the program.
  package var program: String
  /// Whether the run was stopped before all cases had run.
  package var isInterrupted: Bool
  /// Whether flaky cases don't make the run fail.
  package var allowsFlaky = false
  /// The name of the machine; `nil` if it isn't known, or if there were several.
  package var host: String?
  /// The parts of a divided run that the report covers, in order; empty if the run wasn't divided.
  package var shards: [Shard] = []
  /// The identity of the whole run's cases; `nil` if the run wasn't divided, or if it isn't known.
  package var plan: Plan?
  /// The maps of the apps with the coverage by the cases; empty unless coverage was measured.
  package var maps: [MapReport] = []

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

  /// The reason why the run was stopped before all cases had run; `nil` if it wasn't.
  ///
  /// Cases that no worker could run have a reason; those of an interrupted run have none.
  var obstacle: String? {
    guard isInterrupted else { return nil }
    return cases.first { $0.status == .notRun && $0.reason != nil }?.reason ?? "interrupted"
  }

  /// The obstacle as a phrase.
  var earlyEnd: String? {
    obstacle.map {
      $0 == "interrupted"
        ? "\($0) before all cases had run" : "ended before all cases had run: \($0)"
    }
  }

  /// Returns the number of cases with the given status.
  package func count(_ status: CaseReport.Status) -> Int {
    cases.reduce(0) { $0 + ($1.status == status ? 1 : 0) }
  }
}
