import Script
import Shell

/// A report in JUnit's XML format for CI systems, with a `testsuite` for each file and a `testcase`
/// for each case.
///
/// A failed or flaky case has a `failure`. A case that crashed or timed out has an `error`. Both
/// contain the reason in `message` and all details in their text. A case's `system-out` is the
/// transcript, in which lines that the app wrote begin with `app: `, and its tags are properties.
package struct JUnitReport: ReportFormat {
  /// Creates the format.
  package init() {}

  /// Returns the document in UTF-8.
  package func bytes(of report: RunReport) -> [UInt8] {
    var document = Markup(capacity: 4096 + report.cases.count * 512 + report.stepCount * 256)
    let started = UTCTime(report.started).text
    let counts = Counts(report.cases[...])
    document += """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(report.program)" tests="\(counts.tests)" \
      failures="\(counts.failures)" errors="\(counts.errors)" skipped="\(counts.skipped)" \
      time="\(seconds: report.seconds, decimals: 3)" timestamp="\(started)">

      """
    var names = UniqueNames()
    for cases in report.files { write(cases, started, &names, &document) }
    document += "</testsuites>\n"
    return document.utf8
  }

  private func write(
    _ cases: ArraySlice<CaseReport>, _ started: String, _ names: inout UniqueNames,
    _ document: inout Markup
  ) {
    let file = cases.first?.file ?? ""
    let counts = Counts(cases)
    let seconds = cases.reduce(0) { $0 + $1.seconds }
    document += """
      <testsuite name="\(file)" tests="\(counts.tests)" failures="\(counts.failures)" \
      errors="\(counts.errors)" skipped="\(counts.skipped)" \
      time="\(seconds: seconds, decimals: 3)" timestamp="\(started)" file="\(file)">

      """
    let group = Self.className(of: file)
    for item in cases {
      write(item, named: names.unique(SafeText.escaped(item.name), in: group), in: group, &document)
    }
    document += "</testsuite>\n"
  }

  private func write(
    _ item: CaseReport, named name: String, in group: String, _ document: inout Markup
  ) {
    document += """
      <testcase name="\(name)" classname="\(group)" file="\(item.file)" line="\(item.line)" \
      time="\(seconds: item.seconds, decimals: 3)">

      """
    if !item.tags.isEmpty {
      let tags = item.tags.map { tag -> Markup in "<property name=\"tag\" value=\"\(tag)\"/>\n" }
      document += "<properties>\n\(tags)</properties>\n"
    }
    document += outcome(of: item)
    if !item.steps.isEmpty || !item.looseAppOutput.isEmpty {
      document += "<system-out>"
      for step in item.steps { document += transcript(of: step) }
      document += "\(marked(item.looseAppOutput))</system-out>\n"
    }
    document += "</testcase>\n"
  }

  private func outcome(of item: CaseReport) -> Markup {
    let details: Markup = """
      \(item.place.file):\(item.place.line):
      \(lines: item.failureDescription)
      """
    return switch item.status {
    case .passed: ""
    case .skipped: "<skipped message=\"\(item.reason ?? "")\"/>\n"
    case .notRun: "<skipped message=\"not run\"/>\n"
    case .failed, .flaky:
      """
      <failure type="\(item.status.key)" message="\(item.explainedCause)">\(details)</failure>

      """
    case .crashed, .timedOut:
      """
      <error type="\(item.status.key)" message="\(item.explainedCause)">\(details)</error>

      """
    }
  }

  private func transcript(of step: StepReport) -> Markup {
    let output = step.output.utf8.last.map { $0 == UInt8(ascii: "\n") } ?? true ? "" : "\n"
    let reason = step.status == .passed ? [] : [step.reason].compactMap(\.self)
    return """
      &gt; \(step.command)
      \(marked(step.appOutput))\
      \(step.output)\(output)\(lines: reason)
      """
  }

  private func marked(_ appOutput: [String]) -> [Markup] { appOutput.map { "  app: \($0)\n" } }

  /// The number of cases with each kind of outcome in a suite.
  private struct Counts {
    let tests: Int
    let failures: Int
    let errors: Int
    let skipped: Int

    init(_ cases: ArraySlice<CaseReport>) {
      tests = cases.count
      failures = cases.count { $0.status == .failed || $0.status == .flaky }
      errors = cases.count { $0.status == .crashed || $0.status == .timedOut }
      skipped = cases.count { $0.status == .skipped || $0.status == .notRun }
    }
  }

  /// Returns the class name for a path, such as `samples.contacts.x` for `samples/contacts/x.walk`.
  static func className(of file: String) -> String {
    let parts = ScriptFile.withoutSuffix(file).utf8.split(separator: UInt8(ascii: "/"))
      .map { String(Substring($0)) }
      .filter { $0 != "." && $0 != ".." }
    return parts.isEmpty ? "walkthroughs" : parts.joined(separator: ".")
  }
}
