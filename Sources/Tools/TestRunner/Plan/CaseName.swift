package import Reports

/// The identity of a case in a run.
package nonisolated struct CaseName: Hashable, Sendable {
  private let file: String
  private let title: String
  private let variant: CaseVariant

  /// Identifies the case of a result.
  package init(_ report: CaseReport) {
    (file, title, variant) = (report.file, report.title, report.variant)
  }

  init(_ entry: RunPlan.Entry) {
    (file, title, variant) = (entry.path, entry.title, entry.variant)
  }
}

nonisolated extension RunPlan.Entry {
  /// The identity of the case.
  package var name: CaseName { CaseName(self) }
}
