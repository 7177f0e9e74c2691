import Foundation
@testable import Reports
import Shell
import Testing

@Suite struct `The text of a case that ran again` {
  @Test func `a case that passed when it ran again shows its first failure`() {
    var run = RunReport.sample
    var flaky = CaseReport(
      file: "a.walk", line: 2, title: "x", status: .flaky, reason: "passed in attempt 2")
    flaky.steps = [StepReport(command: "select Fred", line: 3)]
    flaky.earlierAttempts = [
      CaseReport(
        file: "a.walk", line: 2, title: "x", status: .failed,
        steps: [
          StepReport(command: "back", line: 3),
          StepReport(command: "select Fred", line: 4, status: .failed, reason: "no Fred"),
        ])
    ]
    run.cases = [flaky]
    #expect(
      TextReport().text(of: run) == """
        a.walk:4: flaky: x
            back
          > select Fred
          passed in attempt 2
          no Fred
          rerun: flowsh test a.walk --name x

        1 case: 1 flaky (7.235 s)

        """)
  }

  @Test func `a reason isn't repeated, and a case that failed each time it ran says so`() {
    var run = RunReport.sample
    let attempt = CaseReport(
      file: "a.walk", line: 2, title: "x", status: .failed,
      steps: [StepReport(command: "back", line: 3, status: .failed, reason: "no Back button")])
    var flaky = CaseReport(
      file: "a.walk", line: 2, title: "x", status: .flaky,
      reason: "passed in attempt 2, after it had failed: no Back button")
    flaky.earlierAttempts = [attempt]
    var failed = attempt
    failed.earlierAttempts = [attempt, attempt]
    run.cases = [flaky, failed]
    let text = TextReport().text(of: run)
    #expect(
      text.contains("> back\n  passed in attempt 2, after it had failed: no Back button\n  rerun:"))
    #expect(text.contains("> back\n  no Back button\n  failed in all 3 attempts\n  rerun:"))
  }
}
