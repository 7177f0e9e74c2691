/// The Test Anything Protocol: a line a case, with a YAML block below those that failed.
///
/// A stream of version 14 that `prove` reads, except that one older than 3.48 knows 13 only; what is
/// written is the same in both but for the first line.
package struct TAPReport: ReportFormat {
  /// A version of the protocol.
  package enum Version: Sendable {
    /// TAP 13, for harnesses that know no later one.
    case thirteen
    /// TAP 14.
    case fourteen
  }

  private let version: Version

  /// Makes the format.
  package init(version: Version = .fourteen) {
    self.version = version
  }

  /// The stream in UTF-8.
  package func bytes(of report: RunReport) -> [UInt8] {
    var out = ReportBytes(for: report, bytesPerStep: 0)
    switch version {
    case .thirteen: out.literal("TAP version 13\n1..")
    case .fourteen: out.literal("TAP version 14\n1..")
    }
    out.number(report.cases.count)
    if report.cases.isEmpty { out.literal(" # SKIP no cases") }
    out.literal("\n")
    for (number, item) in zip(1..., report.cases) {
      write(item, number: number, &out)
    }
    if report.isInterrupted { out.literal("Bail out! interrupted\n") }
    return out.bytes
  }

  private func write(_ item: CaseReport, number: Int, _ out: inout ReportBytes) {
    if item.status.isFailure { out.literal("not ") }
    out.literal("ok ")
    out.number(number)
    out.literal(" - ")
    // Names repeat from file to file; a stream of TAP has one file for all.
    out.text(item.file, .tap)
    out.literal(": ")
    out.text(item.name, .tap)
    if item.status == .skipped {
      out.literal(" # SKIP ")
      out.text(item.reason ?? "", .tap)
    }
    out.literal("\n")
    if item.status.isFailure { diagnose(item, &out) }
  }

  private func diagnose(_ item: CaseReport, _ out: inout ReportBytes) {
    out.literal("  ---\n  message: \"")
    out.text(item.cause, .json)
    out.literal("\"\n  severity: \"")
    out.literal(item.status.key)
    out.literal("\"\n  file: \"")
    out.text(item.place.file, .json)
    out.literal("\"\n  line: ")
    out.number(item.place.line)
    out.literal("\n  duration_ms: ")
    out.seconds(item.seconds * 1000, decimals: 3)
    out.literal("\n")
    if let culprit = item.culprit {
      line("  command: \"", culprit.command, &out)
      line("  note: \"", culprit.message ?? "", &out)
      line("  difference: \"", culprit.difference.joined(separator: "\n"), &out)
      line("  stack: \"", culprit.stack, &out)
      line("  screen: \"", culprit.screen, &out)
    }
    // Not a list: prove takes an item with a colon, quoted or not, for a key and its value.
    line("  call_stack: \"", item.callStack.joined(separator: "\n"), &out)
    out.literal("  ...\n")
  }

  private func line(_ key: StaticString, _ text: String, _ out: inout ReportBytes) {
    guard !text.isEmpty else { return }
    out.literal(key)
    out.text(text, .json)
    out.literal("\"\n")
  }
}
