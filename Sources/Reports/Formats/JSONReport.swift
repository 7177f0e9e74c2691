import Shell

/// A machine-readable report: one JSON object with sorted keys and one line per step.
///
/// | key | value |
/// |---|---|
/// | `version` | 1; a different number means that the other keys may have changed |
/// | `program`, `started`, `seconds`, `interrupted` | the program's name and version, the start of the run (ISO 8601, UTC), its duration, and whether it was interrupted |
/// | `counts` | the number of cases with each status |
/// | `cases` | the cases, ordered by file and line |
///
/// A case has `appOutput`, `callStack` (innermost first), `file`, `line`, `reason` (or null),
/// `seconds`, `status` (`passed`, `failed`, `crashed`, `timedOut`, `flaky`, `skipped`, `notRun`), `steps`,
/// `tags` and `title`. A step has `appOutput`, `calls`, `command`, `difference`, `events`, `file`,
/// `line`, `message` (or null), `output`, `reason` (or null), `screen` and `stack` (both as they are
/// after the step), `seconds`, and `status` (`passed`, `failed`, `noted`).
///
/// `appOutput` is a list of the lines that the app wrote: in a step, those of the step; in a case,
/// all of them, including those of the steps.
///
/// `JSONEncoder` would make the whole run a fifth slower (`Sources/DECISIONS.md`).
package struct JSONReport: ReportFormat {
  private typealias Text = ReportText<JSONPlace>

  /// Creates the format.
  package init() {}

  /// Returns the object in UTF-8, with a newline at the end.
  package func bytes(of report: RunReport) -> [UInt8] {
    var object = Text(capacity: 4096 + report.cases.count * 512 + report.stepCount * 512)
    object += "{\n\"cases\": ["
    for (index, item) in report.cases.enumerated() {
      object += index == 0 ? "\n" : ",\n"
      write(item, &object)
    }
    func count(_ status: CaseReport.Status) -> Int { report.count(status) }
    object += """

      ],
      "counts": {"crashed": \(count(.crashed)), "failed": \(count(.failed)), \
      "flaky": \(count(.flaky)), "notRun": \(count(.notRun)), "passed": \(count(.passed)), \
      "skipped": \(count(.skipped)), \
      "timedOut": \(count(.timedOut))},
      "interrupted": \(report.isInterrupted),
      "program": "\(report.program)",
      "seconds": \(seconds: report.seconds, decimals: 6),
      "started": "\(UTCTime(report.started).text)Z",
      "version": 1
      }

      """
    return object.utf8
  }

  private func write(_ item: CaseReport, _ object: inout Text) {
    object += """
      {"appOutput": \(list: item.appOutput), "callStack": \(list: item.callStack), \
      "file": "\(item.file)", "line": \(item.line), "reason": \(optional: item.reason), \
      "seconds": \(seconds: item.seconds, decimals: 6), "status": "\(item.status.key)", \
      "steps": [
      """
    for (index, step) in item.steps.enumerated() {
      object += index == 0 ? "\n  " : ",\n  "
      object += text(of: step)
    }
    object += "], \"tags\": \(list: item.tags), \"title\": \"\(item.title)\"}"
  }

  private func text(of step: StepReport) -> Text {
    """
    {"appOutput": \(list: step.appOutput), "calls": \(list: step.calls), "command": "\(step.command)", \
    "difference": \(list: step.difference), "events": \(list: step.events), \
    "file": "\(step.file)", "line": \(step.line), "message": \(optional: step.message), \
    "output": "\(step.output)", "reason": \(optional: step.reason), \
    "screen": "\(step.screen)", "seconds": \(seconds: step.seconds, decimals: 6), \
    "stack": "\(step.stack)", "status": "\(step.status.rawValue)"}
    """
  }
}
