import Foundation
@testable import Reports
import Testing

@Suite struct `What differs between sizes` {
  private func lines(
    _ items: (title: String, size: String?, status: CaseReport.Status, stacks: [String])...
  ) -> [String] {
    let cases = items.map { item in
      var report = CaseReport(
        file: "a.walk", line: 3, title: item.title, status: item.status,
        steps: item.stacks.enumerated().map { place, stack in
          StepReport(
            command: "step \(place)", file: "a.walk", line: 4 + place, screen: "Home\n  \(stack)",
            stack: stack == "1  Fred" || stack == "" ? "Home" : stack)
        })
      report.size = item.size
      return report
    }
    let report = RunReport(cases: cases, started: .distantPast, seconds: 1, program: "flowsh")
    return report.sizeComparison?.lines(limit: 1) ?? []
  }

  @Test func `nothing is said about a run in one size`() {
    #expect(lines(("a", nil, .passed, []), ("b", nil, .failed, [])) == [])
    #expect(lines(("a", "compact", .passed, []), ("b", "compact", .failed, [])) == [])
  }

  @Test func `names the status or the first screen that differs, for a limited number of cases`() {
    #expect(
      lines(("a", "compact", .passed, ["Home"]), ("a", "regular", .passed, ["Home"]))
        == ["compact and regular: no differences"])
    #expect(
      lines(
        ("a", "compact", .passed, ["Home", "A"]), ("b", "compact", .passed, []),
        ("a", "regular", .passed, ["Home", "A | B"]), ("b", "regular", .timedOut, []),
        ("c", "compact", .passed, ["A"]), ("c", "regular", .passed, ["A"])) == [
          "what differs between compact and regular:",
          "  a.walk:5: a: after step 1: A (compact), A | B (regular)", "  and 1 more case",
        ])
    #expect(
      lines(("b", "compact", .passed, []), ("b", "regular", .timedOut, [])).last
        == "  a.walk:3: b: passed (compact), timed out (regular)")
    #expect(
      lines(("b", "compact", .passed, ["1  Fred"]), ("b", "regular", .passed, [""])).last
        == "  a.walk:4: b: after step 0: \"1  Fred\" (compact), a blank line (regular)")
  }

  @Test func `is in the reports, limited only where they are for people`() {
    var run = RunReport.sample
    run.cases = ["compact", "regular"].flatMap { size in
      (1...21).map { number in
        var item = CaseReport(file: "a.walk", line: number, title: "case \(number)")
        item.size = size
        item.steps = [StepReport(command: "go", line: 9, stack: size == "compact" ? "A" : "A | B")]
        if number == 1, size == "regular" { item.status = .failed }
        return item
      }
    }
    let (text, tap) = (TextReport().text(of: run), TAPReport().text(of: run))
    #expect(text.contains("  a.walk:1: case 1: passed (compact), failed (regular)\n"))
    #expect(text.hasSuffix("\n  and 1 more case\n"))
    #expect(
      tap.contains("\nok 21 - a.walk: case 21 (compact)\nnot ok 22 - a.walk: case 1 (regular)\n"))
    #expect(tap.hasSuffix("\n#   a.walk:9: case 21: after go: A (compact), A | B (regular)\n"))
    let json = JSONReport().text(of: run)
    #expect(
      json.contains(
        """
        "sizeDifferences": [
        {"file": "a.walk", "line": 1, "results": {"compact": "passed", "regular": "failed"}, \
        "title": "case 1"},
        {"command": "go", "file": "a.walk", "line": 9, "results": {"compact": "A", \
        "regular": "A | B"}, "title": "case 2"},

        """))
    let markdown = MarkdownReport().text(of: run)
    #expect(
      markdown.contains(
        """
        ### What differs between compact and regular

        - ` a.walk:1 ` ` case 1 ` ` passed (compact), failed (regular) `
        - ` a.walk:9 ` ` case 2 ` ` after go: A (compact), A | B (regular) `

        """))
    #expect(markdown.contains("\n- and 1 more\n"))
    let page = HTMLReport().text(of: run)
    #expect(page.contains("<h2>What differs between compact and regular</h2>"))
    #expect(
      page.contains(
        "<code>a.walk:9</code><p class=\"reason\">after go: A (compact), A | B (regular)</p></li>"))
    run.cases = Array(run.cases[1...1]) + run.cases[22...22]
    run.cases[1].steps[0].stack = "A"
    #expect(
      MarkdownReport().text(of: run).contains("\nNo differences between compact and regular\n"))
    #expect(HTMLReport().text(of: run).contains("<p>No differences.</p>"))
    #expect(!JSONReport().text(of: run).contains("sizeDifferences"))
  }
}
