import Script

/// The summary on the terminal: what failed, each with its place and all that is known, then counts.
///
///     samples/contacts.walk:17: failed: wrong, then right password
///       > expect alert "Wrong password"
///       no alert is there
///       stack: Persons › Log In
///
///     2 cases: 1 passed, 1 failed (0.120 s)
package struct TextReport: ReportFormat {
  /// Makes the format.
  package init() {}

  /// The summary in UTF-8.
  package func bytes(of report: RunReport) -> [UInt8] {
    var out = ReportBytes(for: report, bytesPerStep: 0)
    for failure in report.cases where failure.status.isFailure {
      out.text(failure.place.file, .line)
      out.literal(":")
      out.number(failure.place.line)
      out.literal(": ")
      out.literal(failure.status.words)
      out.literal(": ")
      out.text(Self.shortened(failure.name), .line)
      for line in failure.account {
        out.literal("\n  ")
        out.text(line, .line)
      }
      out.literal("\n\n")
    }
    counts(of: report, &out)
    return out.bytes
  }

  private func counts(of report: RunReport, _ out: inout ReportBytes) {
    out.number(report.cases.count)
    out.literal(report.cases.count == 1 ? " case" : " cases")
    var separator: StaticString = ": "
    for status in CaseReport.Status.allCases where report.count(status) > 0 {
      out.literal(separator)
      out.number(report.count(status))
      out.literal(" ")
      out.literal(status.words)
      separator = ", "
    }
    out.literal(" (")
    out.seconds(report.seconds, decimals: 3)
    out.literal(" s)\n")
    if report.isInterrupted { out.literal("interrupted before all cases had their turn\n") }
  }

  /// A name that doesn't fill the screen.
  private static func shortened(_ name: String) -> String {
    name.utf8.count > 200 && name.count > 200 ? name.prefix(199) + "…" : name
  }
}
