import Reports
import Shell
import Testing

@testable import TestRunner

@Suite struct `The messages of a case` {
  private func step(_ line: Int, _ status: Step.Status = .passed) -> WorkerMessage {
    .ended(StepReport(command: "c", line: line, status: status, seconds: 1), accepted: nil)
  }

  private func lines(_ messages: CaseMessages) -> [Int] {
    messages.all.compactMap { if case .ended(let step, _) = $0 { step.line } else { nil } }
  }

  @Test func `F17: contain only failures and the last three steps if no report lists steps`() {
    var messages = CaseMessages()
    for line in 1...100_000 {
      messages.add(.began(command: "c", file: "", line: line, time: 0)) { false }
      messages.add(step(line, line == 500 ? .failed : .passed)) { false }
      #expect(messages.all.count <= 8)
    }
    messages.add(.finished(.failed, reason: nil, seconds: 1)) { false }
    #expect(lines(messages) == [497, 498, 499, 500, 99_998, 99_999, 100_000])
    #expect(messages.hasFinished)
    #expect(messages.omittedSteps == 99_993 && messages.seconds == 100_000)
  }

  @Test func `F17: contain all steps until the budget is spent`() {
    let budget = StepBudget(bytes: 30)
    var messages = CaseMessages()
    for line in 1...9 { messages.add(step(line)) { budget.take(10) } }
    #expect(lines(messages) == [1, 2, 3, 7, 8, 9])
    #expect(messages.omittedSteps == 3 && messages.stepsBeforeOmitted == 3)
  }

  @Test func `contain only the last step of a case that passed, if no report lists steps`() {
    var messages = CaseMessages()
    for line in 1...9 { messages.add(step(line)) { false } }
    messages.add(.finished(.passed, reason: nil, seconds: 1)) { false }
    #expect(lines(messages) == [9] && messages.hasFinished)
    #expect(messages.stepIndices == [8] && messages.omittedSteps == 8)
  }
}
