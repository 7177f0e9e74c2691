/// Cases that failed at the same step for the same reason, such as in the setup of their file.
package struct FailureGroup: Sendable {
  /// The first case, which describes the failure.
  package let first: CaseReport
  /// The other cases.
  package fileprivate(set) var others: [CaseReport] = []

  /// The cause of a failure, which the cases of a group have in common.
  package struct Cause: Hashable, Sendable {
    private let status: CaseReport.Status
    private let reason: String
    private let step: [String]
    private let line: Int?
    private let difference: [String]
    private let callStack: [String]

    /// Creates the cause of a failure; returns `nil` if nothing is known about it.
    package init?(_ report: CaseReport) {
      let culprit = report.culprit
      guard report.status.isFailure, culprit != nil || !report.cause.isEmpty else { return nil }
      status = report.status
      reason = report.cause
      step = culprit.map { [$0.file, $0.command] } ?? []
      line = culprit?.line
      difference = culprit?.difference ?? []
      callStack = report.callStack
    }
  }
}

extension RunReport {
  /// The cases that failed, grouped by cause, in the order of their first cases.
  package var failureGroups: [FailureGroup] {
    var groups: [FailureGroup] = []
    var places: [FailureGroup.Cause: Int] = [:]
    for item in cases where item.status.isFailure {
      let cause = FailureGroup.Cause(item)
      if let place = cause.flatMap({ places[$0] }) {
        groups[place].others.append(item)
      } else {
        if let cause { places[cause] = groups.count }
        groups.append(FailureGroup(first: item))
      }
    }
    return groups
  }
}
