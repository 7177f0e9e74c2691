import Script

/// The summary on the terminal: the failures with their locations and details, then the counts.
///
///     samples/contacts.walk:17: failed: wrong, then right password
///       > expect alert "Wrong password"
///       expected alert "Wrong password", found none
///       stack: Persons › Log In
///
///     2 cases: 1 passed, 1 failed (0.120 s)
package struct TextReport: ReportFormat {
  private typealias Text = ReportText<LinePlace>

  /// Creates the format.
  package init() {}

  /// Returns the summary in UTF-8.
  package func bytes(of report: RunReport) -> [UInt8] {
    var summary: Text = ""
    for failure in report.cases where failure.status.isFailure {
      let (file, line) = failure.place
      let lines = failure.failureDescription.map { line -> Text in "\n  \(line)" }
      summary += """
        \(file):\(line): \(failure.status.words): \(Self.shortened(failure.name))\(lines)


        """
    }
    let counts = CaseReport.Status.allCases.filter { report.count($0) > 0 }
      .map { "\(report.count($0)) \($0.words)" }.joined(separator: ", ")
    summary += """
      \(counted(report.cases.count, "case"))\
      \(counts.isEmpty ? "" : ": ")\(counts) (\(seconds: report.seconds, decimals: 3) s)

      """
    if report.isInterrupted { summary += "interrupted before all cases had run\n" }
    return summary.utf8
  }

  /// Returns the given name, truncated if it is longer than 200 characters.
  private static func shortened(_ name: String) -> String {
    name.utf8.count > 200 && name.count > 200 ? name.prefix(199) + "…" : name
  }
}
