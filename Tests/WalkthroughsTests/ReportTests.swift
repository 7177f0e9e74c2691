import Foundation
import FoundationXML
import Testing
import Walkthroughs

@Suite struct Reports {
  private static let hostile =
    "<b>&\"' ]]> </script> \u{0}\u{1}\u{1B}[31m\u{7F} \u{202E}abc\u{2066} \u{FFFE} 👩‍👩‍👧 # \\ \r\n\t é"

  private static let report = RunReport(
    cases: [
      CaseReport(
        file: "walks/a.walk", line: 3, title: "a person's page", tags: ["smoke"], seconds: 0.0123,
        steps: [
          StepReport(
            command: "select Fred", file: "walks/a.walk", line: 4, seconds: 0.001,
            output: "Fred\n", screen: "Fred", stack: "Persons › Fred",
            calls: ["PersonsDelegate.didSelect(person:in:)  Flow.swift:31"], events: ["push Person"]
          )
        ]),
      CaseReport(
        file: "walks/a.walk", line: 9, title: "differs", status: .failed,
        reason: "walks/a.walk:10: prints something else", seconds: 1,
        steps: [
          StepReport(
            command: "open persons", file: "walks/a.walk", line: 10, status: .failed,
            output: "Persons\n", reason: "prints something else", message: "as it should",
            difference: ["- | Groups", "+ Persons"], screen: "Persons", stack: "Persons")
        ]),
      CaseReport(
        file: "walks/b.walk", line: 1, title: "b", status: .crashed, reason: "Fatal error: no",
        callStack: ["A.b()  A.swift:3"], appOutput: "Fatal error: no"),
      CaseReport(
        file: "walks/b.walk", line: 5, title: "later", status: .skipped, reason: "not now"),
      CaseReport(file: "walks/b.walk", line: 7, title: "slow", status: .timedOut, reason: "30 s"),
      CaseReport(file: "walks/b.walk", line: 9, title: "odd", status: .flaky, reason: "round 2"),
    ], started: Date(timeIntervalSince1970: 0), seconds: 2.5, program: "flowsh 0.1.0")

  private static let odd = RunReport(
    cases: [
      CaseReport(
        file: hostile, title: hostile, tags: [hostile], status: .failed, reason: hostile,
        steps: [
          StepReport(
            command: hostile, file: hostile, line: 1, status: .failed, output: hostile,
            reason: hostile, message: hostile, difference: ["- " + hostile, "+ " + hostile],
            screen: hostile, stack: hostile, calls: [hostile], events: [hostile])
        ], callStack: [hostile], appOutput: hostile),
      CaseReport(
        file: "", title: "", status: .skipped, reason: String(repeating: "x", count: 10_000)),
    ], started: Date(timeIntervalSince1970: 0), seconds: 0, program: hostile)

  @Test func `TAP is a plan, a line a case, and what is wrong below it`() {
    #expect(
      ReportFormat.tap.text(of: Self.report).hasPrefix(
        """
        TAP version 13
        1..6
        ok 1 - walks/a.walk: a person's page
        not ok 2 - walks/a.walk: differs
          ---
          status: failed
          at: "walks/a.walk:9"
          message: "walks/a.walk:10: prints something else\\nas it should\\n- | Groups\\n+ Persons\\n"
          duration_ms: 1000
          ...
        not ok 3 - walks/b.walk: b
        """))
    let lines = ReportFormat.tap.text(of: Self.report).split(separator: "\n")
    #expect(lines.contains("ok 4 - walks/b.walk: later # SKIP not now"))
  }

  @Test(arguments: [report, odd])
  func `JUnit is well formed, with the reason in the message and in the text`(report: RunReport) {
    let text = ReportFormat.junit.text(of: report)
    let reader = XMLParser(data: Data(text.utf8))
    let seen = Elements()
    reader.delegate = seen
    #expect(reader.parse(), "\(String(describing: reader.parserError))")
    #expect(seen.names.count { $0 == "testcase" } == report.cases.count)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
  }

  @Test func `JUnit says what CI systems read`() {
    let text = ReportFormat.junit.text(of: Self.report)
    #expect(
      text.contains(
        "<testsuites name=\"flowsh 0.1.0\" tests=\"6\" failures=\"2\" errors=\"2\" skipped=\"1\" time=\"2.500\">"
      ))
    #expect(
      text.contains(
        "<testcase name=\"differs\" classname=\"walks.a\" file=\"walks/a.walk\" line=\"9\" time=\"1.000\">"
      ))
    #expect(
      text.contains(
        "<failure message=\"walks/a.walk:10: prints something else\" type=\"failed\">walks/a.walk:10: prints something else\nas it should\n- | Groups"
      ))
    #expect(text.contains("<system-out>&gt; open persons\nPersons\n</system-out>"))
    #expect(text.contains("<error message=\"Fatal error: no\" type=\"crashed\">"))
    #expect(text.contains("<skipped message=\"not now\"/>"))
  }

  @Test(arguments: [report, odd])
  func `JSON is JSON, with all that there is`(report: RunReport) throws {
    let text = ReportFormat.json.text(of: report)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let cases = try #require(value?["cases"] as? [[String: Any]])
    #expect(cases.map { $0["title"] as? String } == report.cases.map(\.title))
    let steps = try #require(cases[0]["steps"] as? [[String: Any]])
    #expect(steps[0]["output"] as? String == report.cases[0].steps[0].output)
    #expect(steps[0]["calls"] as? [String] == report.cases[0].steps[0].calls)
  }

  @Test func `HTML links each case and step, and holds no markup of the app's`() {
    let text = ReportFormat.html.text(of: Self.odd)
    #expect(text.contains("id=\"case-1-step-1\"") && text.contains("href=\"#case-1-step-1\""))
    #expect(!text.contains("<b>") && !text.contains("\u{202E}") && !text.contains("\u{1B}"))
    #expect(text.matches(of: /<\/script>/).count == 1)
    #expect(!text.contains("http://") && !text.contains("https://"))
    #expect(ReportFormat.html.text(of: Self.report).contains("<title>4 of 6 failed"))
  }

  @Test func `words end with the counts`() {
    let text = TextReport().text(of: Self.report)
    #expect(
      text.hasSuffix(
        "6 cases, 1 passed, 1 failed, 1 crashed, 1 timed out, 1 flaky, 1 skipped in 2.500 s\n"))
    #expect(text.contains("  - | Groups\n  + Persons\n  screen  Persons\n"))
    #expect(!TextReport().text(of: Self.odd).contains("\u{1B}"))
  }

  @Test func `a report is written whole or not at all`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "r.xml").path
    #expect(ReportFile.write("new", to: path) == nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["r.xml"])
    #expect(ReportFile.write("new", to: "/no/such/r.xml") == "No such file or directory")
    #expect(ReportFile.obstacle(to: folder.path) == "it is a folder; name a file")
  }
}

private final class Elements: NSObject, XMLParserDelegate {
  var names: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.append(elementName)
  }
}
