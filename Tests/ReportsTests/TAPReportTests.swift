import Foundation
@testable import Reports
import Testing

@Suite struct `The Test Anything Protocol` {
  @Test func `each case has a line, and each failure has a block below it`() {
    #expect(
      TAPReport().text(of: .sample) == ##"""
        TAP version 14
        1..6
        ok 1 - samples/contacts.walk: a person's page, and back
        not ok 2 - samples/contacts.walk: wrong, then right password
          ---
          message: "prints other lines than expected"
          severity: "failed"
          file: "samples/contacts.walk"
          line: 14
          duration_ms: 250.000
          command: "select Fred"
          note: "the manager is <new> & \"known\""
          difference: "  Fred\n-   role  Cashier\n+   role  Manager\n    [Edit]"
          stack: "Persons › Fred"
          screen: "Fred\n  role  Manager\n  [Edit]\n"
          ...
        not ok 3 - samples/store/cart.walk: an empty cart
          ---
          message: "Fatal error: Index out of range"
          severity: "crashed"
          file: "samples/store/cart.walk"
          line: 3
          duration_ms: 31.000
          command: "select Cart"
          stack: "Home"
          screen: "Persons\n  1  Fred\n"
          call_stack: "Cart.item(at:)  Cart.swift:33\nCart.show()  Cart.swift:12"
          ...
        ok 4 - samples/store/cart.walk: pays \#1 # SKIP no network in the lab
        not ok 5 - samples/store/cart.walk: (untitled)
          ---
          message: "took longer than 5 s"
          severity: "timedOut"
          file: "samples/store/cart.walk"
          line: 14
          duration_ms: 5000.500
          ...
        not ok 6 - samples/store/cart.walk: the clock
          ---
          message: "run 3 printed another transcript"
          severity: "flaky"
          file: "samples/store/cart.walk"
          line: 21
          duration_ms: 1500.000
          command: "show"
          difference: "- 9:41\n+ 9:42"
          stack: "Clock"
          screen: "Clock\n"
          ...

        """##)
  }

  @Test func `version 13 differs only in the first line`() {
    let thirteen = TAPReport(version: .thirteen).text(of: .sample)
    let fourteen = TAPReport().text(of: .sample)
    #expect(thirteen.hasPrefix("TAP version 13\n1..6\n"))
    #expect(thirteen.dropFirst(15) == fourteen.dropFirst(15))
  }

  @Test func `a run without cases is skipped, and an interrupted run bails out`() {
    var run = RunReport.sample
    run.cases = []
    #expect(TAPReport().text(of: run) == "TAP version 14\n1..0 # SKIP no cases\n")
    run.isInterrupted = true
    #expect(TAPReport().text(of: run).hasSuffix("\nBail out! interrupted\n"))
  }

  @Test func `a name can neither skip its case nor break its line`() {
    let run = RunReport(
      cases: [CaseReport(file: "a.walk", title: "x # SKIP \\\nok 2", status: .failed)],
      started: .now, seconds: 0, program: "flowsh")
    #expect(
      TAPReport().text(of: run).contains(
        ##"""
        1..1
        not ok 1 - a.walk: x \# SKIP \\\\nok 2
          ---

        """##))
  }

  @Test(.enabled(if: Prove.isInstalled))
  func `prove parses whole streams and counts the passed cases`() throws {
    // Versions before 3.48 reject TAP 14.
    let format = TAPReport(version: try Prove.knowsFourteen() ? .fourteen : .thirteen)
    var runs = Hostile.allCases.map { RunReport.hostile($0.text) }
    let failing = try Prove.read(runs.map(format.bytes))
    #expect(failing.matches(of: /\.tap +\(.*Failed: 5\)/).count == runs.count, "\(failing)")
    #expect(!failing.contains("Parse errors"), "\(failing)")
    for place in runs.indices { runs[place].cases.removeAll { $0.status.isFailure } }
    let passing = try Prove.read(runs.map(format.bytes))
    #expect(passing.contains("Files=\(runs.count), ") && passing.contains("Result: PASS"))
  }
}
