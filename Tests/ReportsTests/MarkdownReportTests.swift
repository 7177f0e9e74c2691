import Foundation
@testable import Reports
import Shell
import Testing

@Suite struct `The Markdown summary` {
  @Test func `has the counts, the failures, what is flaky or didn't run, and the slowest`() {
    var run = RunReport.sample
    run.cases.remove(at: 2)
    run.cases.append(CaseReport(file: "z.walk", line: 3, title: "a|b `c`", status: .notRun))
    run.cases[0].seconds = 9
    run.cases[0].title = "a|b ``c``"
    run.shards = ["2/4"].compactMap { Shard($0) }
    #expect(
      MarkdownReport().text(of: run) == """
        ## 3 of 6 cases did not pass, 1 skipped, 1 not run

        | passed | failed | timed out | flaky | skipped | not run |
        | --: | --: | --: | --: | --: | --: |
        | 1 | 1 | 1 | 1 | 1 | 1 |

        ` flowsh 1.0 `, 2026-11-21T03:39:24Z, 7.235 s, shard 2/4

        ### Failures

        **failed** ` samples/contacts.walk:14 ` ` wrong, then right password `

        ```text
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
        ```

        ```text
        flowsh test samples/contacts.walk --name 'wrong, then right password'
        ```

        **timed out** ` samples/store/cart.walk:14 ` ` (untitled) `

        ```text
        took longer than 5 s
        ```

        ```text
        flowsh test samples/store/cart.walk --name ''
        ```

        ### Flaky

        - ` samples/store/cart.walk:20 ` ` the clock ` ` run 3 printed another transcript `

        ### Not run

        - ` z.walk:3 ` `` a|b `c` ``

        ### Slowest

        | seconds | case |
        | --: | :-- |
        | 9.000 | ` samples/contacts.walk:4 ` ``` a\\|b ``c`` ``` |
        | 5.001 | ` samples/store/cart.walk:14 ` ` (untitled) ` |
        | 1.500 | ` samples/store/cart.walk:20 ` ` the clock ` |
        | 0.250 | ` samples/contacts.walk:12 ` ` wrong, then right password ` |

        """)
  }

  @Test(arguments: Hostile.allCases)
  func `no text is markup`(_ hostile: Hostile) {
    let text = hostile.text + "\n# x ``` <b>@team #12 ````"
    var isInBlock: Substring?
    for line in MarkdownReport().text(of: .hostile(text)).split(separator: "\n") {
      if let fence = isInBlock {
        if line == fence { isInBlock = nil }
      } else if line.hasPrefix("```"), line.hasSuffix("text") {
        isInBlock = line.prefix { $0 == "`" }
      } else {
        // Outside of code spans, only words of flowsh's own remain.
        let plain = line.replacing(/(`+) .*? \1(?!`)/, with: "")
        #expect(plain.firstMatch(of: /[<>@`]/) == nil, "\(line.prefix(200))")
      }
    }
    #expect(isInBlock == nil)
    #expect(Hidden.inText(MarkdownReport().text(of: .hostile(text))).isEmpty)
  }

  @Test func `lists the moves that no case takes below their app, from screen to screen`() {
    var run = RunReport.sample
    var other = MapReport.shop
    other.app = "store"
    run.maps = [.shop, other]
    let text = MarkdownReport().text(of: run)
    for app in ["shop", "store"] {
      #expect(text.contains("\nNever taken in \(app):\n\n- ` "), "\(text)")
    }
    #expect(text.contains("- ` Silk Top → Reviews: reviews `, walk: ` login; "))
    let plain = TextReport().text(of: run)
    #expect(plain.contains("  never taken: Silk Top → Reviews: reviews  (walk: login; "))
    #expect(run.totalCoverage?.text == "48 of 58 moves onward to another screen (82.7 %)")
  }

  @Test func `fits a comment, and counts what doesn't fit`() {
    var run = RunReport.sample
    let lines = (1...100).map { "+ line \($0)" }
    run.cases = (1...3_000).map { number in
      CaseReport(
        file: "a.walk", line: number, title: String(repeating: "long ", count: 100),
        status: [.failed, .flaky, .notRun][number % 3], reason: "it failed", seconds: 1,
        steps: [StepReport(command: "x", line: 1, status: .failed, difference: lines)])
    }
    let bytes = MarkdownReport().bytes(of: run)
    #expect(bytes.count < 60_000)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("… 62 more lines\n") && text.contains("\n- and 980 more\n"))
    #expect(text.firstMatch(of: /\nand 9\d\d more failures\n/) != nil)
  }
}
