import Foundation
import Reports
import Testing

@Suite struct `The summary on the terminal` {
  @Test func `failures are listed with their locations and details, then the counts`() {
    #expect(
      TextReport().text(of: .sample) == #"""
        samples/contacts.walk:14: failed: wrong, then right password
          > select Fred
          prints other lines than expected
          the manager is <new> & "known"
            Fred
          -   role  Cashier
          +   role  Manager
              [Edit]
          stack: Persons › Fred
          screen:
            Fred
              role  Manager
              [Edit]

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

        samples/store/cart.walk:14: timed out: (untitled)
          took longer than 5 s

        samples/store/cart.walk:21: flaky: the clock
          > show
          run 3 printed another transcript
          - 9:41
          + 9:42
          stack: Clock
          screen:
            Clock

        6 cases: 1 passed, 1 failed, 1 crashed, 1 timed out, 1 flaky, 1 skipped (7.235 s)

        """#)
  }

  @Test func `U3: in color, failures are red and what is well is green`() {
    let plain = TextReport().text(of: .sample)
    let text = TextReport(isColored: true).text(of: .sample)
    for words in ["failed", "timed out", "-   role  Cashier", "1 flaky"] {
      #expect(text.contains("\u{1B}[31m\(words)\u{1B}[0m"), "\(words)")
    }
    for words in ["+   role  Manager", "1 passed"] {
      #expect(text.contains("\u{1B}[32m\(words)\u{1B}[0m"), "\(words)")
    }
    #expect(text.contains("\n      [Edit]\n") && text.contains(", 1 skipped ("))
    #expect(text.replacing(/\u{1B}\[\d+m/, with: "") == plain)
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
    #expect(text.contains("\n  the app wrote 1000 lines; the last 20:\n    line 981\n"))
    #expect(text.contains("\n    line 1000\n\n"))
    run.cases[2].omittedAppLines = 4_000
    #expect(TextReport().text(of: run).contains("\n  the app wrote 5000 lines; the last 20:\n"))
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
