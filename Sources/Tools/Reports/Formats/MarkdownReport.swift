import Script
import Shell
import Wireframes

/// A summary in GitHub's Markdown, for a comment on a pull request or the summary of a CI job.
///
/// It contains the counts, the failures with their reasons and the lines that run them again, the
/// flaky cases, those that didn't run, and the slowest. It is shorter than 60,000 bytes, so that it
/// fits a comment; what doesn't fit is counted.
package struct MarkdownReport: ReportFormat {
  private typealias Text = ReportText<MarkdownPlace>

  /// The maximum size of the failures in bytes.
  private static let mostBytes = 40_000
  /// The maximum number of lines of a failure.
  private static let mostLines = 40
  /// The maximum number of entries in a list of cases.
  private static let mostEntries = 20

  package var listsSteps: Bool { false }
  package var listsCalls: Bool { false }

  /// Creates the format.
  package init() {}

  /// Writes the summary in UTF-8.
  package func write(_ report: RunReport, to output: @escaping (_ part: [UInt8]) -> Void) {
    var summary: Text = """
      ## \(plain: report.verdict)

      \(counts(of: report))
      \(code: report.program), \(plain: UTCTime(report.started).text)Z, \
      \(seconds: report.seconds, decimals: 3) s
      """
    if let coverage = report.coverage { summary += ", \(plain: coverage)" }
    if let end = report.earlyEnd { summary += ", **\(plain: end)**" }
    summary += "\n"
    summary += failures(of: report)
    summary += list(
      "Flaky", report.cases.filter { $0.status == .flaky }, reason: { $0.explainedCause })
    summary += list(
      "Known to fail", report.cases.filter { $0.status == .known }, reason: { $0.reason ?? "" })
    summary += list("Not run", report.cases.filter { $0.status == .notRun }, reason: { _ in "" })
    summary += differences(between: report.variantComparison)
    for list in report.localizationGaps { summary += gaps(list) }
    summary += coverage(of: report)
    summary += slowest(of: report)
    output(summary.utf8)
  }

  private func counts(of report: RunReport) -> Text {
    let statuses = CaseReport.Status.allCases.filter { report.count($0) > 0 }
    guard !statuses.isEmpty else { return "" }
    var (head, rule, row): (Text, Text, Text) = ("|", "|", "|")
    for status in statuses {
      head += " \(plain: status.words) |"
      rule += " --: |"
      row += " \(report.count(status)) |"
    }
    return "\(head)\n\(rule)\n\(row)\n"
  }

  private func failures(of report: RunReport) -> Text {
    let failures = report.cases.filter { $0.status.isFailure && $0.status != .flaky }
    var text: Text = failures.isEmpty ? "" : "\n### Failures\n"
    for (index, item) in failures.enumerated() {
      let failure = self.failure(item, of: report)
      guard text.utf8.count + failure.utf8.count <= Self.mostBytes else {
        text += "\nand \(plain: counted(failures.count - index, "more failure"))\n"
        break
      }
      text += failure
    }
    return text
  }

  private func failure(_ item: CaseReport, of report: RunReport) -> Text {
    let place = "\(item.place.file):\(item.place.line)"
    var lines = item.failureDescription.map(Self.shortened)
    if lines.count > Self.mostLines {
      let omitted = lines.count - Self.mostLines
      lines = lines.prefix(Self.mostLines) + ["… \(counted(omitted, "more line"))"]
    }
    return """

      **\(plain: item.status.words)** \(code: place) \(code: Self.shortened(item.label))

      \(block: lines)
      \(block: [item.rerunCommand(program: report.programName)])
      """
  }

  private func list(
    _ title: String, _ cases: [CaseReport], reason: (CaseReport) -> String
  ) -> Text {
    guard !cases.isEmpty else { return "" }
    var text: Text = "\n### \(plain: title)\n\n"
    for item in cases.prefix(Self.mostEntries) {
      text += "- \(code: "\(item.file):\(item.line)") \(code: Self.shortened(item.label))"
      let reason = Self.shortened(reason(item))
      if !reason.isEmpty { text += " \(code: reason)" }
      text += "\n"
    }
    text += rest(of: cases)
    return text
  }

  /// Returns how many entries a list leaves out.
  private func rest(of list: [some Any]) -> Text {
    let rest = list.count - Self.mostEntries
    return rest > 0 ? "- and \(plain: grouped(rest)) more\n" : ""
  }

  private func differences(between variants: VariantComparison?) -> Text {
    guard let variants else { return "" }
    var text: Text = ""
    if variants.differences.isEmpty {
      text += "\nNo differences between \(plain: variants.names)\n"
    } else {
      text += "\n### What differs between \(plain: variants.names)\n\n"
      for item in variants.differences.prefix(Self.mostEntries) {
        text += """
          - \(code: item.place) \(code: Self.shortened(item.title)) \(code: Self.shortened(item.text))

          """
      }
      text += rest(of: variants.differences)
    }
    return text
  }

  private func gaps(_ list: LocalizationGaps) -> Text {
    guard !list.entries.isEmpty else { return "\n\(plain: list.title)\n" }
    var text: Text = "\n### \(plain: list.title)\n\n"
    for item in list.entries.prefix(Self.mostEntries) {
      text += "- \(code: "\(item.file):\(item.line)") \(code: Self.shortened(item.text))\n"
    }
    text += rest(of: list.entries)
    return text
  }

  private func coverage(of report: RunReport) -> Text {
    guard !report.maps.isEmpty else { return "" }
    var text: Text = "\n### Coverage\n\n| app | moves | screens |\n| :-- | :-- | :-- |\n"
    for map in report.maps {
      text += """
        | \(cell: map.app) | \(plain: map.coverageText) | \
        \(map.coveredScreens) of \(map.screens.count) |

        """
    }
    for map in report.maps {
      let missing = map.missingMoves
      if !missing.isEmpty { text += "\nNever taken in \(plain: map.app):\n\n" }
      for move in missing.prefix(Self.mostEntries) {
        let walk: Text = map.walk(of: move).map { ", walk: \(code: Self.shortened($0))" } ?? ""
        text += "- \(code: Self.shortened(map.line(of: move)))"
        text += walk
        text += "\n"
      }
      text += rest(of: missing)
      if let rest = map.otherMissingText { text += "\n\(plain: map.app), \(plain: rest)\n" }
      if let others = map.otherMovesText { text += "\n\(plain: map.app), \(plain: others)\n" }
    }
    return text
  }

  private func slowest(of report: RunReport) -> Text {
    let cases = report.slowest(5)
    guard !cases.isEmpty else { return "" }
    var text: Text = "\n### Slowest\n\n| seconds | case |\n| --: | :-- |\n"
    for item in cases {
      let place = "\(item.file):\(item.line)"
      text += """
        | \(seconds: item.seconds, decimals: 3) | \(cell: place) \
        \(cell: Self.shortened(item.label)) |

        """
    }
    return text
  }

  /// Returns the given text, truncated if it is longer than 200 characters.
  private static func shortened(_ text: String) -> String {
    text.utf8.count > 200 && text.count > 200 ? text.prefix(199) + "…" : text
  }
}
