import Foundation

/// A report as CI systems read JUnit's: a suite for each file, a test case for each case.
public nonisolated struct JUnitReport {
  /// Makes a writer.
  public init() {}

  /// The report of a run.
  public func text(of report: RunReport) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"\(Markup.attribute(report.program))\" \(counts(report.cases[...]))"
    text += " time=\"\(Decimals.text(report.seconds))\">\n"
    let stamp = report.started.ISO8601Format()
    var rest = report.cases[...]
    while let first = rest.first {
      let suite = rest.prefix { $0.file == first.file }
      rest = rest.dropFirst(suite.count)
      write(suite, stamp, to: &text)
    }
    return text + "</testsuites>\n"
  }

  private func write(_ suite: ArraySlice<CaseReport>, _ stamp: String, to text: inout String) {
    let file = suite.first?.file ?? ""
    let seconds = suite.reduce(0) { $0 + $1.seconds }
    text += "  <testsuite name=\"\(Markup.attribute(file))\" \(counts(suite))"
    text += " time=\"\(Decimals.text(seconds))\" timestamp=\"\(stamp)\">\n"
    for item in suite { write(item, to: &text) }
    text += "  </testsuite>\n"
  }

  private func write(_ item: CaseReport, to text: inout String) {
    text += "    <testcase name=\"\(Markup.attribute(item.title))\""
    text += " classname=\"\(Markup.attribute(Self.className(item.file)))\""
    text += " file=\"\(Markup.attribute(item.file))\" line=\"\(item.line)\""
    text += " time=\"\(Decimals.text(item.seconds))\">\n"
    if !item.tags.isEmpty {
      text += "      <properties>\n"
      for tag in item.tags {
        text += "        <property name=\"tag\" value=\"\(Markup.attribute(tag))\"/>\n"
      }
      text += "      </properties>\n"
    }
    let reason = Markup.attribute(item.reason ?? item.status.words)
    switch item.status {
    case .passed: break
    case .skipped: text += "      <skipped message=\"\(reason)\"/>\n"
    case .failed, .flaky:
      text += "      <failure message=\"\(reason)\" type=\"\(item.status.rawValue)\">"
      text += Markup.escaped(item.explanation) + "</failure>\n"
    case .crashed, .timedOut:
      text += "      <error message=\"\(reason)\" type=\"\(item.status.rawValue)\">"
      text += Markup.escaped(item.explanation) + "</error>\n"
    }
    text += "      <system-out>" + Markup.escaped(item.transcript) + "</system-out>\n"
    text += "    </testcase>\n"
  }

  private func counts(_ cases: ArraySlice<CaseReport>) -> String {
    func count(_ statuses: CaseReport.Status...) -> Int {
      cases.count { statuses.contains($0.status) }
    }
    return "tests=\"\(cases.count)\" failures=\"\(count(.failed, .flaky))\""
      + " errors=\"\(count(.crashed, .timedOut))\" skipped=\"\(count(.skipped))\""
  }

  /// The path as a class's name: `samples/contacts/back.walk` is `samples.contacts.back`.
  private static func className(_ file: String) -> String {
    let path = file.hasSuffix(".walk") ? String(file.dropLast(5)) : file
    return path.split(separator: "/").filter { $0 != "." && $0 != ".." }
      .map { $0.replacing(".", with: "_") }.joined(separator: ".")
  }
}
