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

  private let isColored: Bool

  /// Creates the format.
  ///
  /// - Parameter isColored: Whether to write failures and expected lines in red, and what is well
  ///   and actual lines in green.
  package init(isColored: Bool = false) { self.isColored = isColored }

  /// Returns the summary in UTF-8.
  package func bytes(of report: RunReport) -> [UInt8] {
    var summary: Text = ""
    for failure in report.cases where failure.status.isFailure {
      let (file, line) = failure.place
      let difference = Set(failure.culprit?.difference ?? [])
      let lines = failure.failureDescription.map { line -> Text in
        let isGreen = difference.contains(line) && line.hasPrefix("+")
        let isRed = difference.contains(line) && line.hasPrefix("-")
        return "\n  \(isRed || isGreen ? colored(line, isGood: isGreen) : "\(line)")"
      }
      summary += """
        \(file):\(line): \(colored(failure.status.words, isGood: false)): \
        \(Self.shortened(failure.name))\(lines)


        """
    }
    summary += "\(counted(report.cases.count, "case"))"
    for (place, status) in CaseReport.Status.allCases.filter({ report.count($0) > 0 }).enumerated()
    {
      let count = "\(report.count(status)) \(status.words)"
      summary += place == 0 ? ": " : ", "
      summary += status == .skipped ? "\(count)" : colored(count, isGood: !status.isFailure)
    }
    summary += " (\(seconds: report.seconds, decimals: 3) s)\n"
    if report.isInterrupted { summary += "interrupted before all cases had run\n" }
    return summary.utf8
  }

  private func colored(_ text: String, isGood: Bool) -> Text {
    guard isColored else { return "\(text)" }
    return isGood ? "\u{1B}[32m\(text)\u{1B}[0m" : "\u{1B}[31m\(text)\u{1B}[0m"
  }

  /// Returns the given name, truncated if it is longer than 200 characters.
  private static func shortened(_ name: String) -> String {
    name.utf8.count > 200 && name.count > 200 ? name.prefix(199) + "…" : name
  }
}
