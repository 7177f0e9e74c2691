import Script
import Wireframes

/// The summary on the terminal: the failures with their locations and details, what did not run,
/// and the counts.
///
///     samples/contacts.walk:17: failed: wrong, then right password
///         login
///         login fred guess
///       > expect alert "Wrong password"
///       expected alert "Wrong password", found none
///       stack: Persons › Log In
///       rerun: flowsh test samples/contacts.walk --name 'wrong, then right password'
///
///     2 cases: 1 passed, 1 failed (0.120 s)
///
/// Failures with the same cause, such as in a setup, are described once.
package struct TextReport: ReportFormat {
  private let style: TextStyle
  private let isLive: Bool

  /// The number of slow cases to list.
  private static let slowCount = 5

  package var listsSteps: Bool { false }
  package var listsCalls: Bool { false }

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - isColored: Whether to write failures and expected lines in red, other counts and actual
  ///     lines in green, and to invert the letters that differ.
  ///   - isLive: Whether the failures have been shown as they happened, and aren't shown again. The
  ///     summary then lists the slowest cases.
  package init(isColored: Bool = false, isLive: Bool = false) {
    style = TextStyle(isColored: isColored)
    self.isLive = isLive
  }

  /// Writes the summary in UTF-8.
  package func write(_ report: RunReport, to output: @escaping (_ part: [UInt8]) -> Void) {
    var summary: LineText = ""
    if !isLive {
      for group in report.failureGroups { summary += FailureText(group, of: report, style).text }
    }
    summary += list("known to fail:\n", .known, of: report)
    summary += list("skipped:\n", .skipped, of: report)
    summary += listOfNotRun(report)
    if isLive { summary += listOfSlowest(report) }
    summary += counts(of: report)
    summary += coverage(of: report)
    if let end = report.earlyEnd { summary += "\(end)\n" }
    for line in report.variantLines(limit: LineText.mostListed) { summary += "\(line)\n" }
    output(summary.utf8)
  }

  /// Returns the cases with a status, and their reasons, below a title.
  private func list(
    _ title: LineText, _ status: CaseReport.Status, of report: RunReport
  ) -> LineText {
    let cases = report.cases.filter { $0.status == status }
    guard !cases.isEmpty else { return "" }
    var list = title
    list.add(cases) { item in
      let reason = CaseReport.lines(item.reason ?? "").first.map { ": \($0)" } ?? ""
      return "  \(item.file):\(item.line): \(FailureText.name(of: item))\(reason)\n"
    }
    list += "\n"
    return list
  }

  private func listOfNotRun(_ report: RunReport) -> LineText {
    let cases = report.cases.filter { $0.status == .notRun }
    guard !cases.isEmpty else { return "" }
    // The reason is the same for all: that no worker could be started.
    let reason = cases[0].reason.map { ": \($0)" } ?? ""
    var list: LineText = "not run: \(counted(cases.count, "case"))\(reason)\n"
    list.add(cases) { "  \($0.file):\($0.line): \(FailureText.name(of: $0))\n" }
    list += "\n"
    return list
  }

  private func listOfSlowest(_ report: RunReport) -> LineText {
    guard report.cases.count > Self.slowCount else { return "" }
    let slowest = report.slowest(Self.slowCount)
    guard !slowest.isEmpty else { return "" }
    var list: LineText = "slowest:\n"
    for item in slowest {
      list += """
          \(seconds: item.seconds, decimals: 3) s  \
        \(item.file):\(item.line): \(FailureText.name(of: item))

        """
    }
    list += "\n"
    return list
  }

  /// Returns the coverage of each app, and the moves that no case takes.
  private func coverage(of report: RunReport) -> LineText {
    var text: LineText = ""
    for map in report.maps {
      text += "coverage of \(map.app): \(map.coverageText)\n"
      if let whole = map.wholeCoverage { text += "  \(whole)\n" }
      text.add(map.missingMoves) { move in
        let walk = map.walk(of: move).map { "  (walk: \($0))" } ?? ""
        return "  never taken: \(map.line(of: move))\(walk)\n"
      }
      if let rest = map.otherMissingText { text += "  \(rest)\n" }
      if let others = map.otherMovesText { text += "  \(others)\n" }
    }
    return text
  }

  private func counts(of report: RunReport) -> LineText {
    var text = totals(in: report)
    text += " (\(seconds: report.seconds, decimals: 3) s)\n"
    return text
  }

  /// Returns the numbers of cases by status, such as `2 cases: 1 passed, 1 failed`.
  package func totals(of report: RunReport) -> String {
    String(decoding: totals(in: report).utf8, as: UTF8.self)
  }

  private func totals(in report: RunReport) -> LineText {
    var text: LineText = "\(counted(report.cases.count, "case"))"
    for (place, status) in CaseReport.Status.allCases.filter({ report.count($0) > 0 }).enumerated()
    {
      let count = "\(grouped(report.count(status))) \(status.words)"
      text += place == 0 ? ": " : ", "
      switch status {
      case .known, .skipped, .notRun: text += "\(count)"
      default: text += status.isFailure ? style.bad(count) : style.good(count)
      }
    }
    return text
  }
}

extension LineText {
  /// The number of entries that a list shows.
  fileprivate static var mostListed: Int { 20 }

  /// Adds a line for each entry of a list, up to a limit.
  fileprivate mutating func add<Entry>(_ entries: [Entry], line: (Entry) -> LineText) {
    for entry in entries.prefix(Self.mostListed) { self += line(entry) }
    let rest = entries.count - Self.mostListed
    if rest > 0 { self += "  … and \(grouped(rest)) more\n" }
  }
}
