import Reports

nonisolated extension RunPlan.Entry {
  /// Returns the report of a case that has no steps.
  func report(_ status: CaseReport.Status, reason: String? = nil) -> CaseReport {
    var report = CaseReport(file: path, line: line, title: title, tags: tags)
    report.status = status
    report.reason = reason
    report.variant = variant
    return report
  }
}
