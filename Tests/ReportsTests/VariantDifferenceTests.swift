import Foundation
@testable import Reports
import Testing

@Suite struct `What differs between sizes and languages` {
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
      report.variant.size = item.size
      return report
    }
    let report = RunReport(cases: cases, started: .distantPast, seconds: 1, program: "flowsh")
    return report.variantComparison?.lines(limit: 1) ?? []
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

  /// Compares a case in several variants, each with the screens after its steps.
  private func comparison(
    _ results: (variant: CaseVariant, screens: [String], path: String)...
  ) -> [String] {
    var report = RunReport(cases: [], started: .distantPast, seconds: 1, program: "flowsh")
    report.cases = results.map { result in
      var item = CaseReport(
        file: "a.walk", line: 3, title: "a", status: .passed,
        steps: result.screens.enumerated().map { place, screen in
          StepReport(
            command: "step \(place)", file: "a.walk", line: 4 + place, screen: screen,
            stack: result.path)
        })
      item.variant = result.variant
      return item
    }
    return report.variantComparison?.lines(limit: 3) ?? []
  }

  private static let (english, german) = (CaseVariant(language: "en"), CaseVariant(language: "de"))

  @Test func `between languages is in the elements, and texts in common aren't localized`() {
    #expect(
      comparison(
        (Self.english, ["Trails\n  1  Lake  6.0 km\n  [Log In] login\n  OK"], "Trails"),
        (Self.german, ["Touren\n  1  Lake  6,0 km\n  [Log In] login\n  OK"], "Touren")) == [
          "en and de: no differences", "not localized, the same in en and de:",
          "  a.walk:4: \"Lake\" on Trails", "  a.walk:4: \"Log In\" on Trails",
          "  a.walk:4: \"OK\" on Trails",
        ])
  }

  @Test func `between languages is named by the first line that only one of them has`() {
    #expect(
      comparison(
        (Self.english, ["A\n  1  One\n  [Two]"], "A"), (Self.german, ["B\n  1  Eins"], "B"))
        == [
          "what differs between en and de:",
          "  a.walk:4: a: after step 0: \"[Two]\" (en), nothing more (de)",
        ])
    #expect(
      comparison((Self.english, ["A"], "A › B"), (Self.german, ["B"], "C")).last
        == "  a.walk:4: a: after step 0: A › B (en), C (de)")
  }

  @Test func `each size is compared in each language`() {
    let all = CaseVariant.all(sizes: ["compact", "regular"], languages: ["en", "de"])
    #expect(all.map(\.name) == ["compact en", "compact de", "regular en", "regular de"])
    #expect(
      comparison(
        (all[0], ["A"], "A"), (all[1], ["B"], "B"), (all[2], ["A"], "A"), (all[3], ["B\n  C"], "B")
      ) == [
        "what differs between compact en and compact de and regular en and regular de:",
        "  a.walk:4: a: after step 0: nothing more (regular en), \"C\" (regular de)",
      ])
  }

  @Test func `is in the reports, limited only where they are for people`() {
    var run = RunReport.sample
    run.cases = ["compact", "regular"].flatMap { size in
      (1...21).map { number in
        var item = CaseReport(file: "a.walk", line: number, title: "case \(number)")
        item.variant.size = size
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
        "variantDifferences": [
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
    #expect(!JSONReport().text(of: run).contains("variantDifferences"))
    run.cases[0].variant = Self.english
    run.cases[1].variant = Self.german
    for index in 0...1 { run.cases[index].steps[0].screen = "Home" }
    #expect(
      JSONReport().text(of: run).contains(
        """
        "untranslated": [
        {"file": "a.walk", "line": 9, "screen": "Home", "text": "Home"}
        ],
        """))
    #expect(
      MarkdownReport().text(of: run).contains(
        "### Not localized, the same in en and de\n\n- ` a.walk:9 ` ` \"Home\" `\n"))
    #expect(
      HTMLReport().text(of: run).contains("<li>\"Home\" <code>a.walk:9</code></li>")
        || HTMLReport().text(of: run).contains("<li>&quot;Home&quot; <code>a.walk:9</code></li>"))
  }
}
