import AppBundle
import AppDriver
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

  /// Compares a case in several variants, each with the parts of the screens after its steps.
  private func comparison(
    _ results: (variant: CaseVariant, screens: [[ShownPart]], path: String)...,
    localizations: [String] = []
  ) -> [String] {
    var report = RunReport(cases: [], started: .distantPast, seconds: 1, program: "flowsh")
    report.cases = results.enumerated().map { index, result in
      var item = CaseReport(
        file: "a.walk", line: 3, title: "a", status: .passed,
        steps: result.screens.enumerated().map { place, parts in
          StepReport(
            command: "step \(place)", file: "a.walk", line: 4 + place, stack: result.path,
            localization: localizations.isEmpty
              ? result.variant.language : localizations[index],
            parts: parts)
        })
      item.variant = result.variant
      return item
    }
    return report.variantLines(limit: 3)
  }

  private static let (english, german) = (CaseVariant(language: "en"), CaseVariant(language: "de"))

  private static func screen(_ title: String, _ parts: (String, [String])...) -> [ShownPart] {
    [ShownPart(type: "screen", texts: [title])] + parts.map { ShownPart(type: $0, texts: $1) }
  }

  @Test func `between languages is in the parts, and texts in common aren't localized`() {
    #expect(
      comparison(
        (
          Self.english,
          [
            Self.screen(
              "Trails", ("row", ["Lake", "6.0 km"]), ("choice", ["Order", "Name", "Length"]),
              ("tab", ["Notes"]))
          ], "Trails"
        ),
        (
          Self.german,
          [
            Self.screen(
              "Touren", ("row", ["Lake", "6,0 km"]), ("choice", ["Sortierung", "Name", "Länge"]),
              ("tab", ["Notes"]))
          ], "Touren"
        )) == [
          "en and de: no differences", "not localized, the same in en and de:",
          "  a.walk:4: \"Lake\" on Trails", "  a.walk:4: \"Name\" on Trails",
          "  a.walk:4: \"Notes\" on Trails",
        ])
  }

  @Test func `a title that only one language has is a difference`() {
    #expect(
      comparison(
        (Self.english, [[ShownPart(type: "screen", texts: [])]], "Settings"),
        (Self.german, [Self.screen("Einstellungen")], "Einstellungen")
      ).last
        == "  a.walk:4: a: after step 0: Settings (en), Einstellungen (de)")
  }

  @Test func `texts in common are found on and after screens with other elements`() {
    #expect(
      comparison(
        (
          Self.english,
          [Self.screen("A", ("row", ["One"]), ("row", ["Done"])), Self.screen("Notes")], "A"
        ),
        (Self.german, [Self.screen("B", ("row", ["Done"])), Self.screen("Notes")], "B")
      ).dropFirst(2) == [
        "not localized, the same in en and de:", "  a.walk:4: \"Done\" on A",
        "  a.walk:5: \"Notes\"",
      ])
    // A word may be right in another place of the other language.
    #expect(
      comparison(
        (Self.english, [Self.screen("Art", ("row", ["Kind"]))], "Art"),
        (Self.german, [Self.screen("Kunst", ("row", ["Art"]))], "Kunst")) == [
          "en and de: no differences"
        ])
  }

  @Test func `two languages with one localization of the app aren't compared`() {
    let british = CaseVariant(language: "en-GB")
    let screen = Self.screen("Notes")
    #expect(
      comparison(
        (Self.english, [screen], "Notes"), (british, [screen], "Notes"),
        (Self.german, [screen], "Notes"), localizations: ["en", "en", "de"]) == [
          "en and en-GB and de: no differences", "not localized, the same in en and de:",
          "  a.walk:4: \"Notes\"",
        ])
    let french = CaseVariant(language: "fr")
    #expect(
      comparison(
        (french, [screen], "Notes"), (Self.german, [screen], "Notes"),
        localizations: ["en", "de"]) == [
          "fr and de: no differences", "the app has no localization for fr; it runs in en",
          "not localized, the same in en and de:", "  a.walk:4: \"Notes\"",
        ])
  }

  @Test func `a text names the languages in which it is the same`() {
    let french = CaseVariant(language: "fr")
    #expect(
      comparison(
        (Self.english, [Self.screen("Notes", ("text", ["OK"]))], "Notes"),
        (Self.german, [Self.screen("Notizen", ("text", ["OK"]))], "Notizen"),
        (french, [Self.screen("Notes", ("text", ["OK"]))], "Notes")) == [
          "en and de and fr: no differences", "not localized, the same in en and de and fr:",
          "  a.walk:4: \"OK\" on Notes", "not localized, the same in en and fr:",
          "  a.walk:4: \"Notes\"",
        ])
  }

  @Test func `a language that the app lacks is named in place of its texts`() {
    #expect(
      comparison(
        (Self.english, [Self.screen("Notes")], "Notes"),
        (Self.german, [Self.screen("Notes")], "Notes"), localizations: ["en", "en"]) == [
          "en and de: no differences", "the app has no localization for de; it runs in en",
        ])
  }

  @Test func `keys that a language lacks are named once, without a comparison`() {
    var report = RunReport(cases: [], started: .distantPast, seconds: 1, program: "flowsh")
    var step = StepReport(command: "select 1", file: "a.walk", line: 4)
    step.missingTexts = [MissingText(key: "welcome.hint", table: "Localizable", language: "de")]
    let item = CaseReport(
      file: "a.walk", line: 3, title: "a", status: .passed, steps: [step, step])
    report.cases = [item, item]
    #expect(
      report.variantLines(limit: 3) == [
        "missing in de:", "  a.walk:4: welcome.hint (Localizable)",
      ])
    #expect(
      JSONReport().text(of: report).contains(
        """
        "missingTexts": [{"key": "welcome.hint", "language": "de", "table": "Localizable"}]
        """))
    #expect(
      MarkdownReport().text(of: report).contains(
        "### Missing in de\n\n- ` a.walk:4 ` ` welcome.hint (Localizable) `\n"))
    #expect(
      HTMLReport().text(of: report).contains("<li>welcome.hint (Localizable) <code>a.walk:4</code>")
    )
  }

  @Test func `between languages is named by the first part that only one of them has`() {
    #expect(
      comparison(
        (Self.english, [Self.screen("A", ("row", ["One"]), ("button", ["Two"]))], "A"),
        (Self.german, [Self.screen("B", ("row", ["Eins"]))], "B"))
        == [
          "what differs between en and de:",
          "  a.walk:4: a: after step 0: button \"Two\" (en), nothing more (de)",
        ])
    #expect(
      comparison(
        (Self.english, [[ShownPart(type: "screen", texts: [])] + Self.screen("B")], "A › B"),
        (Self.german, [Self.screen("C")], "C")
      ).last == "  a.walk:4: a: after step 0: A › B (en), C (de)")
  }

  @Test func `each size is compared in each language`() {
    let all = CaseVariant.all(sizes: [.compact, .regular], languages: ["en", "de"])
    #expect(all.map(\.name) == ["compact en", "compact de", "regular en", "regular de"])
    #expect(
      comparison(
        (all[0], [Self.screen("A")], "A"), (all[1], [Self.screen("B")], "B"),
        (all[2], [Self.screen("A")], "A"), (all[3], [Self.screen("B", ("text", ["C"]))], "B")
      ) == [
        "what differs between compact and regular, each in en and de:",
        "  a.walk:4: a: after step 0: nothing more (regular en), text \"C\" (regular de)",
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
    for index in 0...1 {
      run.cases[index].steps[0].parts = Self.screen("Home")
      run.cases[index].steps[0].localization = run.cases[index].variant.language
    }
    #expect(
      JSONReport().text(of: run).contains(
        """
        "untranslated": [
        {"file": "a.walk", "languages": ["en", "de"], "line": 9, "screen": "Home", "text": "Home"}
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
