import Shell

/// JUnit's XML as CI systems read it: a suite a file, a `testcase` a case.
///
/// A case that failed or is flaky has a `failure`, one that crashed or took too long an `error`, with
/// the reason in `message` and all that is known in the text. The transcript is the case's own
/// `system-out`, what the app wrote its `system-err`; tags are properties.
package struct JUnitReport: ReportFormat {
  /// Makes the format.
  package init() {}

  /// The document in UTF-8.
  package func bytes(of report: RunReport) -> [UInt8] {
    var out = ReportBytes(for: report, bytesPerStep: 256)
    let started = UTCTime(report.started).text
    out.literal("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"")
    out.text(report.program, .label)
    counts(of: report.cases[...], seconds: report.seconds, started, &out)
    out.literal(">\n")
    var names = UniqueNames()
    for cases in report.files {
      write(cases, started, &names, &out)
    }
    out.literal("</testsuites>\n")
    return out.bytes
  }

  private func write(
    _ cases: ArraySlice<CaseReport>, _ started: String, _ names: inout UniqueNames,
    _ out: inout ReportBytes
  ) {
    let file = cases.first?.file ?? ""
    out.literal("<testsuite name=\"")
    out.text(file, .label)
    counts(of: cases, seconds: cases.reduce(0) { $0 + $1.seconds }, started, &out)
    attribute(" file=\"", file, &out)
    out.literal(">\n")
    let group = Self.className(of: file)
    for item in cases { write(item, in: group, &names, &out) }
    out.literal("</testsuite>\n")
  }

  private func write(
    _ item: CaseReport, in group: String, _ names: inout UniqueNames, _ out: inout ReportBytes
  ) {
    out.literal("<testcase name=\"")
    out.text(names.unique(item.name, in: group), .label)
    out.literal("\" classname=\"")
    out.text(group, .label)
    out.literal("\" file=\"")
    out.text(item.file, .label)
    out.literal("\" line=\"")
    out.number(item.line)
    out.literal("\" time=\"")
    out.seconds(item.seconds, decimals: 3)
    out.literal("\">\n")
    if !item.tags.isEmpty {
      out.literal("<properties>\n")
      for tag in item.tags {
        attribute("<property name=\"tag\" value=\"", tag, closing: "/>\n", &out)
      }
      out.literal("</properties>\n")
    }
    outcome(of: item, &out)
    if !item.steps.isEmpty {
      out.literal("<system-out>")
      transcript(of: item, &out)
      out.literal("</system-out>\n")
    }
    if !item.appOutput.isEmpty {
      out.literal("<system-err>")
      out.text(item.appOutput, .markup)
      out.literal("</system-err>\n")
    }
    out.literal("</testcase>\n")
  }

  private func outcome(of item: CaseReport, _ out: inout ReportBytes) {
    switch item.status {
    case .passed:
      return
    case .skipped:
      return attribute("<skipped message=\"", item.reason ?? "", closing: "/>\n", &out)
    case .failed, .flaky:
      out.literal("<failure")
    case .crashed, .timedOut:
      out.literal("<error")
    }
    out.literal(" type=\"")
    out.literal(item.status.key)
    attribute("\" message=\"", item.cause, &out)
    out.literal(">")
    out.text(item.place.file, .markup)
    out.literal(":")
    out.number(item.place.line)
    out.literal(":\n")
    for line in item.account {
      out.text(line, .markup)
      out.literal("\n")
    }
    switch item.status {
    case .crashed, .timedOut: out.literal("</error>\n")
    default: out.literal("</failure>\n")
    }
  }

  private func transcript(of item: CaseReport, _ out: inout ReportBytes) {
    for step in item.steps {
      out.literal("&gt; ")
      out.text(step.command, .markup)
      out.literal("\n")
      out.text(step.output, .markup)
      if !step.output.isEmpty && step.output.utf8.last != UInt8(ascii: "\n") { out.literal("\n") }
      if step.status != .passed, let reason = step.reason {
        out.text(reason, .markup)
        out.literal("\n")
      }
    }
  }

  private func counts(
    of cases: ArraySlice<CaseReport>, seconds: Double, _ started: String, _ out: inout ReportBytes
  ) {
    func count(_ wanted: Set<CaseReport.Status>) -> Int {
      cases.reduce(0) { $0 + (wanted.contains($1.status) ? 1 : 0) }
    }
    out.literal("\" tests=\"")
    out.number(cases.count)
    out.literal("\" failures=\"")
    out.number(count([.failed, .flaky]))
    out.literal("\" errors=\"")
    out.number(count([.crashed, .timedOut]))
    out.literal("\" skipped=\"")
    out.number(count([.skipped]))
    out.literal("\" time=\"")
    out.seconds(seconds, decimals: 3)
    out.literal("\" timestamp=\"")
    out.text(started, .label)
    out.literal("\"")
  }

  private func attribute(
    _ opening: StaticString, _ value: String, closing: StaticString = "", _ out: inout ReportBytes
  ) {
    out.literal(opening)
    out.text(value, .label)
    out.literal("\"")
    out.literal(closing)
  }

  /// The path as a class's name: `samples/contacts/x.walk` is `samples.contacts.x`.
  static func className(of file: String) -> String {
    let path = file.hasSuffix(".walk") ? file.dropLast(5) : file[...]
    let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return parts.isEmpty ? "walkthroughs" : parts.joined(separator: ".")
  }
}
