import Shell

/// The end of a run in words: what failed, why and where, and how many did not.
public nonisolated struct TextReport {
  /// Makes a writer.
  public init() {}

  /// The report of a run.
  public func text(of report: RunReport) -> String {
    var text = ""
    for item in report.cases where item.status.isFailure {
      text += "\(item.status.words): \(SafeText.escaped(item.title))\n"
      for line in item.explanation.split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast()
      {
        text += "  \(SafeText.escaped(String(line)))\n"
      }
      if let last = item.steps.last, !last.screen.isEmpty {
        text += "  screen  \(SafeText.escaped(last.screen))\n"
        text += "  stack   \(SafeText.escaped(last.stack))\n"
      }
      text += "\n"
    }
    text += "\(report.cases.count) case\(report.cases.count == 1 ? "" : "s")"
    for status in CaseReport.Status.allCases where report.count(status) > 0 {
      text += ", \(report.count(status)) \(status.words)"
    }
    text += " in \(Decimals.text(report.seconds)) s"
    return text + (report.isInterrupted ? ", interrupted\n" : "\n")
  }
}
