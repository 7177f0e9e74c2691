import Shell

/// The whole run for programs: one object, its keys in the order of the alphabet, a line a step.
///
/// | key | value |
/// |---|---|
/// | `version` | 1; a reader of another number can't rely on the rest |
/// | `program`, `started`, `seconds`, `interrupted` | the run: name and version, ISO 8601 in UTC, time taken, whether it was stopped |
/// | `counts` | how many cases ended in each way |
/// | `cases` | in the order of files and lines |
///
/// A case has `appOutput`, `callStack` (innermost first), `file`, `line`, `reason` (or null), `seconds`,
/// `status` (`passed`, `failed`, `crashed`, `timedOut`, `flaky`, `skipped`), `steps`, `tags` and
/// `title`. A step has `calls`, `command`, `difference`, `events`, `file`, `line`, `message` (or
/// null), `output`, `reason` (or null), `screen` and `stack` after it, `seconds`, and `status`
/// (`passed`, `failed`, `noted`).
package struct JSONReport: ReportFormat {
  /// Makes the format.
  package init() {}

  /// The object in UTF-8, with a line break at its end.
  package func bytes(of report: RunReport) -> [UInt8] {
    var out = ReportBytes(for: report, bytesPerStep: 512)
    out.literal("{\n\"cases\": [")
    for (index, item) in report.cases.enumerated() {
      out.literal(index == 0 ? "\n" : ",\n")
      write(item, &out)
    }
    out.literal("\n],\n\"counts\": {")
    for (index, (key, count)) in Self.counts(of: report).enumerated() {
      if index > 0 { out.literal(", ") }
      string("", key, &out)
      out.literal(": ")
      out.number(count)
    }
    out.literal(report.isInterrupted ? "},\n\"interrupted\": true" : "},\n\"interrupted\": false")
    string(",\n\"program\": ", report.program, &out)
    out.literal(",\n\"seconds\": ")
    out.seconds(report.seconds, decimals: 6)
    string(",\n\"started\": ", UTCTime(report.started).text + "Z", &out)
    out.literal(",\n\"version\": 1\n}\n")
    return out.bytes
  }

  private static func counts(of report: RunReport) -> [(key: String, count: Int)] {
    CaseReport.Status.allCases.map { ($0.rawValue, report.count($0)) }.sorted { $0.key < $1.key }
  }

  private func write(_ item: CaseReport, _ out: inout ReportBytes) {
    string("{\"appOutput\": ", item.appOutput, &out)
    strings(", \"callStack\": ", item.callStack, &out)
    string(", \"file\": ", item.file, &out)
    out.literal(", \"line\": ")
    out.number(item.line)
    string(", \"reason\": ", item.reason, &out)
    out.literal(", \"seconds\": ")
    out.seconds(item.seconds, decimals: 6)
    out.literal(", \"status\": \"")
    out.literal(item.status.key)
    out.literal("\", \"steps\": [")
    for (index, step) in item.steps.enumerated() {
      out.literal(index == 0 ? "\n  " : ",\n  ")
      write(step, &out)
    }
    strings("], \"tags\": ", item.tags, &out)
    string(", \"title\": ", item.title, &out)
    out.literal("}")
  }

  private func write(_ step: StepReport, _ out: inout ReportBytes) {
    strings("{\"calls\": ", step.calls, &out)
    string(", \"command\": ", step.command, &out)
    strings(", \"difference\": ", step.difference, &out)
    strings(", \"events\": ", step.events, &out)
    string(", \"file\": ", step.file, &out)
    out.literal(", \"line\": ")
    out.number(step.line)
    string(", \"message\": ", step.message, &out)
    string(", \"output\": ", step.output, &out)
    string(", \"reason\": ", step.reason, &out)
    string(", \"screen\": ", step.screen, &out)
    out.literal(", \"seconds\": ")
    out.seconds(step.seconds, decimals: 6)
    string(", \"stack\": ", step.stack, &out)
    string(", \"status\": ", step.status.rawValue, &out)
    out.literal("}")
  }

  private func string(_ key: StaticString, _ text: String?, _ out: inout ReportBytes) {
    out.literal(key)
    guard let text else { return out.literal("null") }
    out.literal("\"")
    out.text(text, .json)
    out.literal("\"")
  }

  private func strings(_ key: StaticString, _ texts: [String], _ out: inout ReportBytes) {
    out.literal(key)
    var separator: StaticString = ""
    out.literal("[")
    for text in texts {
      string(separator, text, &out)
      separator = ", "
    }
    out.literal("]")
  }
}
