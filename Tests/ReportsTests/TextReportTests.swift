import Foundation
@testable import Reports
import Shell
import Testing

@Suite struct `The summary on the terminal` {
  @Test func `failures are listed with their locations and details, then the counts`() {
    #expect(
      TextReport().text(of: .sample) == #"""
        samples/contacts.walk:14: failed: wrong, then right password
            back
          > select Fred
          prints other lines than expected
          the manager is <new> & "known"
            Fred
          -   role  Cashier
          +   role  Manager
                    ^^^^^
              [Edit]
          stack: Persons › Fred
          screen:
            Fred
              role  Manager
              [Edit]
          rerun: flowsh test samples/contacts.walk --name 'wrong, then right password'

        samples/store/cart.walk:3: crashed: an empty cart
          > select Cart
          Fatal error: Index out of range
          stack: Home
          screen:
            Persons
              1  Fred
          call stack:
            Cart.item(at:)  Cart.swift:33
            Cart.show()  Cart.swift:12
          the app wrote:
            Cart.swift:33: Fatal error: Index out of range
          rerun: flowsh test samples/store/cart.walk --name 'an empty cart'

        samples/store/cart.walk:14: timed out: (untitled)
          took longer than 5 s
          rerun: flowsh test samples/store/cart.walk --name ''

        samples/store/cart.walk:21: flaky: the clock
          > show
          run 3 printed another transcript
          - 9:41
          + 9:42
               ^
          stack: Clock
          screen:
            Clock
          rerun: flowsh test samples/store/cart.walk --name 'the clock'

        skipped:
          samples/store/cart.walk:9: pays #1: no network in the lab

        6 cases: 1 passed, 1 failed, 1 crashed, 1 timed out, 1 flaky, 1 skipped (7.235 s)

        """#)
  }

  @Test(.bug(id: "D11"))
  func `on a terminal, the summary doesn't repeat the failures, and lists the slowest cases`() {
    #expect(
      TextReport(isLive: true).text(of: .sample)
        == #"""
        skipped:
          samples/store/cart.walk:9: pays #1: no network in the lab

        slowest:
          5.001 s  samples/store/cart.walk:14: (untitled)
          1.500 s  samples/store/cart.walk:20: the clock
          0.250 s  samples/contacts.walk:12: wrong, then right password
          0.031 s  samples/store/cart.walk:1: an empty cart
          0.012 s  samples/contacts.walk:4: a person's page, and back

        6 cases: 1 passed, 1 failed, 1 crashed, 1 timed out, 1 flaky, 1 skipped (7.235 s)

        """#)
  }

  @Test func `cases that have not run are listed, the first 20 of them`() {
    var run = RunReport.sample
    run.cases = (1...23).map {
      CaseReport(file: "a.walk", line: $0, title: "case \($0)", status: $0 == 1 ? .passed : .notRun)
    }
    let lines = (2...21).map { "  a.walk:\($0): case \($0)\n" }.joined()
    #expect(
      TextReport().text(of: run) == "not run: 22 cases\n\(lines)  … and 2 more\n\n"
        + "23 cases: 1 passed, 22 not run (7.235 s)\n")
    run.cases = [run.cases[3]]
    run.cases[0].reason = "no worker could be started"
    run.isInterrupted = true
    #expect(
      TextReport().text(of: run) == """
        not run: 1 case: no worker could be started
          a.walk:4: case 4

        1 case: 1 not run (7.235 s)
        ended before all cases had run: no worker could be started

        """)
  }

  @Test func `a failure of many cases, such as in their setup, is described once`() {
    let setup = StepReport(
      command: "login fred", file: "a.walk", line: 3, status: .failed, reason: "there is no login",
      stack: "Home")
    var run = RunReport.sample
    run.cases = (1...30).map {
      CaseReport(
        file: "a.walk", line: $0 * 10, title: "case \($0)", status: .failed,
        reason: "there is no login", steps: [setup])
    }
    for place in run.cases.indices { run.cases[place].options = ["--app", "my app"] }
    run.cases += ["x", "y"].map {
      CaseReport(file: "\($0).walk", title: $0, status: .crashed, reason: "can't launch")
    }
    let others = (2...30).map { "    case \($0)\n" }.joined()
    #expect(
      TextReport().text(of: run) == """
        a.walk:3: failed: case 1
          > login fred
          there is no login
          stack: Home
          the same in 29 more cases:
        \(others)\
          rerun: flowsh test a.walk --name 'case 1' --app 'my app'

        x.walk:1: crashed: x
          can't launch
          the same in 1 more case:
            y.walk: y
          rerun: flowsh test x.walk --name x

        32 cases: 30 failed, 2 crashed (7.235 s)

        """)
  }

  private func shown(_ difference: [String], isColored: Bool = false) -> String {
    let step = StepReport(command: "where", line: 2, status: .failed, difference: difference)
    var run = RunReport.sample
    run.cases = [CaseReport(file: "a.walk", title: "x", status: .failed, steps: [step])]
    let lines = TextReport(isColored: isColored).text(of: run).split(separator: "\n")
    return lines.dropFirst(2).dropLast(2).joined(separator: "\n")
  }

  @Test func `the letters that differ are marked: with carets, or inverted in color`() {
    #expect(
      shown(["- | Freds page", "+ | Fred page", "- | 名前 1 €", "+ | 名前 12 €", "- | abc", "+ | xyz"])
        == """
          - | Freds page
                  ^
          + | Fred page
          - | 名前 1 €
          + | 名前 12 €
                    ^
          - | abc
          + | xyz
        """)
    #expect(
      shown(["- | a Fred", "+ | a Fran", "  | x"], isColored: true) == """
          \u{1B}[31m- | a Fr\u{1B}[7med\u{1B}[27m\u{1B}[0m
          \u{1B}[32m+ | a Fr\u{1B}[7man\u{1B}[27m\u{1B}[0m
            | x
        """)
    #expect(shown(["- | a* (glob)", "+ | ab"]) == "  - | a* (glob)\n  + | ab")
  }

  @Test func `lines far from a difference are counted`() {
    let lines = (1...20).map { "  | line \($0)" }
    #expect(
      shown(lines[..<10] + ["- | x"] + lines[10...]) == """
            … 7 lines as expected
            | line 8
            | line 9
            | line 10
          - | x
            | line 11
            | line 12
            | line 13
            … 7 lines as expected
        """)
  }

  @Test(.bug(id: "U3")) func `in color, failures are red and what is well is green`() {
    let text = TextReport(isColored: true).text(of: .sample)
    for words in ["failed", "timed out", "1 flaky"] {
      #expect(text.contains("\u{1B}[31m\(words)\u{1B}[0m"), "\(words)")
    }
    #expect(text.contains("\u{1B}[32m1 passed\u{1B}[0m"))
    #expect(text.contains("\n      [Edit]\n") && text.contains(", 1 skipped ("))
  }

  @Test func `skipped cases are listed with the reason, but not among the slowest`() {
    var run = RunReport.sample
    run.cases = (1...23).map {
      CaseReport(
        file: "a.walk", line: $0, title: "case \($0)", status: $0 < 3 ? .passed : .skipped,
        reason: "no network\nin the lab", seconds: 1)
    }
    run.cases[0].variant.size = "compact"
    let text = TextReport(isLive: true).text(of: run)
    #expect(text.hasPrefix("skipped:\n  a.walk:3: case 3: no network\n"))
    #expect(
      text.contains(
        """
          … and 1 more

        slowest:
          1.000 s  a.walk:1: case 1 (compact)
          1.000 s  a.walk:2: case 2

        23 cases
        """))
  }

  @Test func `the summary says if a run was interrupted`() {
    var run = RunReport.sample
    run.cases = [run.cases[0]]
    run.isInterrupted = true
    #expect(
      TextReport().text(of: run) == """
        1 case: 1 passed (7.235 s)
        interrupted before all cases had run

        """)
  }

  @Test func `only the last lines of a long app output are shown`() {
    var run = RunReport.sample
    run.cases[2].appOutput = (1...1000).map { "line \($0)" }
    let text = TextReport().text(of: run)
    #expect(text.contains("\n  the app wrote 1,000 lines; the last 20:\n    line 981\n"))
    #expect(text.contains("\n    line 1000\n  rerun: "))
    run.cases[2].omittedAppLines = 4_000
    #expect(TextReport().text(of: run).contains("\n  the app wrote 5,000 lines; the last 20:\n"))
  }

  @Test func `a long name is truncated, but never within an emoji`() {
    let family = "👨‍👩‍👧‍👦"
    let run = RunReport(
      cases: [
        CaseReport(file: "a.walk", title: String(repeating: family, count: 300), status: .failed)
      ], started: .now, seconds: 0, program: "flowsh")
    #expect(
      TextReport().text(of: run)
        .contains(": " + String(repeating: family, count: 199) + "…\n"))
  }
}
