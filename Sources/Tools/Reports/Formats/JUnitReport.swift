import Script
import Shell
import Wireframes

/// A report in JUnit's XML format for CI systems, with a `testsuite` for each file and a `testcase`
/// for each case.
///
/// The document is valid by the schema `junit-10.xsd` of Jenkins' xUnit plugin, which allows
/// neither the file nor the line of a case; they are at the beginning of a failure's text.
///
/// A failed or flaky case has a `failure`. A case that crashed or timed out has an `error`. Both
/// contain the reason in `message` and all details in their text. The earlier attempts of a case
/// that ran again are `rerunFailure` and `rerunError` elements, as in Maven Surefire; of a flaky
/// case, `flakyFailure` and `flakyError`, which have no `failure` beside them if flaky cases don't
/// make the run fail. A case's `system-out` is the transcript, in which lines that the app wrote
/// begin with `app: `, and its `group` lists its tags.
package struct JUnitReport: ReportFormat {
  package var listsSteps: Bool { true }
  package var listsCalls: Bool { false }

  /// Creates the format.
  package init() {}

  /// Writes the document in UTF-8.
  package func write(_ report: RunReport, to output: @escaping (_ part: [UInt8]) -> Void) {
    let document = ReportStream<MarkupPlace>(output)
    let counts = Counts(report.cases[...], of: report)
    document += """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(report.program)" tests="\(counts.tests)" \
      failures="\(counts.failures)" errors="\(counts.errors)" \
      time="\(seconds: report.seconds, decimals: 3)">

      """
    var names = UniqueNames()
    for cases in report.files { write(cases, of: report, &names, document) }
    document += "</testsuites>\n"
    document.flush()
  }

  private func write(
    _ cases: ArraySlice<CaseReport>, of report: RunReport, _ names: inout UniqueNames,
    _ document: ReportStream<MarkupPlace>
  ) {
    let file = cases.first?.file ?? ""
    let counts = Counts(cases, of: report)
    let seconds = cases.reduce(0) { $0 + $1.seconds }
    document += """
      <testsuite name="\(file)" tests="\(counts.tests)" failures="\(counts.failures)" \
      errors="\(counts.errors)" skipped="\(counts.skipped)" \
      time="\(seconds: seconds, decimals: 3)" timestamp="\(UTCTime(report.started).text)" \
      \(attribute: "hostname", report.host)file="\(file)">

      """
    let group = Self.className(of: file)
    for item in cases {
      let name = names.unique(SafeText.escaped(item.label), in: group)
      write(item, named: name, in: group, allowsFlaky: report.allowsFlaky, document)
    }
    document += "</testsuite>\n"
  }

  private func write(
    _ item: CaseReport, named name: String, in group: String, allowsFlaky: Bool,
    _ document: ReportStream<MarkupPlace>
  ) {
    let tags = item.tags.isEmpty ? nil : item.tags.joined(separator: " ")
    document += """
      <testcase name="\(name)" classname="\(group)" \(attribute: "group", tags)\
      time="\(seconds: item.seconds, decimals: 3)">
      \(outcome(of: item, allowsFlaky: allowsFlaky))
      """
    for attempt in item.earlierAttempts {
      document += self.attempt(attempt, isFlaky: item.status == .flaky)
    }
    document += "\(systemOut(of: item))</testcase>\n"
  }

  private func outcome(of item: CaseReport, allowsFlaky: Bool) -> Markup {
    switch item.status {
    case .passed: ""
    case .skipped: "<skipped message=\"\(item.reason ?? "")\"/>\n"
    case .known: "<skipped message=\"known to fail: \(item.reason ?? "")\"/>\n"
    case .notRun: "<skipped message=\"not run\"/>\n"
    // Without an earlier attempt, nothing else would say that the case is flaky.
    case .flaky where allowsFlaky && !item.earlierAttempts.isEmpty: ""
    case .flaky where allowsFlaky: attempt(item, isFlaky: true)
    case .failed, .flaky:
      """
      <failure type="\(item.status.key)" message="\(item.explainedCause)">\(details(of: item))</failure>

      """
    case .crashed, .notAvailable, .timedOut:
      """
      <error type="\(item.status.key)" message="\(item.explainedCause)">\(details(of: item))</error>

      """
    }
  }

  private func attempt(_ item: CaseReport, isFlaky: Bool) -> Markup {
    let (type, cause) = (item.status.key, item.explainedCause)
    let isError = item.status.isError
    let (start, end): (Markup, Markup) =
      switch (isFlaky, isError) {
      case (true, false):
        ("<flakyFailure type=\"\(type)\" message=\"\(cause)\">", "</flakyFailure>")
      case (true, true): ("<flakyError type=\"\(type)\" message=\"\(cause)\">", "</flakyError>")
      case (false, false):
        ("<rerunFailure type=\"\(type)\" message=\"\(cause)\">", "</rerunFailure>")
      case (false, true): ("<rerunError type=\"\(type)\" message=\"\(cause)\">", "</rerunError>")
      }
    return """
      \(start)
      <stackTrace>\(details(of: item))</stackTrace>
      \(systemOut(of: item))\(end)

      """
  }

  private func details(of item: CaseReport) -> Markup {
    """
    \(item.place.file):\(item.place.line):
    \(lines: item.failureDescription)
    """
  }

  private func systemOut(of item: CaseReport) -> Markup {
    guard !item.steps.isEmpty || !item.looseAppOutput.isEmpty else { return "" }
    var text: Markup = "<system-out>"
    for step in item.steps { text += transcript(of: step) }
    text += "\(marked(item.looseAppOutput))</system-out>\n"
    return text
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

    init(_ cases: ArraySlice<CaseReport>, of report: RunReport) {
      tests = cases.count
      failures = cases.count {
        $0.status == .failed || $0.status == .flaky && !report.allowsFlaky
      }
      errors = cases.count { $0.status.isError }
      skipped = cases.count { [.known, .skipped, .notRun].contains($0.status) }
    }
  }

  /// Returns the class name for a path, such as `samples.contacts.x` for `samples/contacts/x.walk`.
  static func className(of file: String) -> String {
    let names = ScriptFile.withoutSuffix(file).utf8.split(separator: UInt8(ascii: "/"))
    let parts = names.map { String(Substring($0)) }.filter { $0 != "." && $0 != ".." }
    return parts.isEmpty ? "walkthroughs" : parts.joined(separator: ".")
  }
}
