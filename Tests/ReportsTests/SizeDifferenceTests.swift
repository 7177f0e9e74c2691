import Foundation
import Reports
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
    return report.sizeDifferences(limit: 1)
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
}
