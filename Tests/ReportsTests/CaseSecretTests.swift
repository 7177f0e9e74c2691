import Foundation
import Shell
import Testing
import Wireframes

@testable import Reports

@Suite struct `A secret in the report of a case` {
  private func secrets(_ value: String) -> SecretFilter {
    var secrets = SecretFilter()
    secrets.add(value)
    return secrets
  }

  @Test func `is hidden in each text of a step, and of an earlier attempt`() throws {
    let text = "a hunter22"
    let step = StepReport(
      command: text, file: text, line: 1, groups: [text], appOutput: ["a hunt", "er22", text],
      output: text, reason: text, message: text, difference: [text], screen: text, stack: text,
      calls: [text], events: [text])
    var report = CaseReport(file: "a.walk", title: "case")
    report.steps = [step]
    report.reason = text
    report.callStack = [text]
    report.appOutput = [text]
    report.looseAppOutput = [text]
    report.options = [text]
    report.earlierAttempts = [report]
    let hidden = report.hiding(secrets("hunter22"))
    let json = String(decoding: try JSONEncoder().encode(hidden.steps), as: UTF8.self)
    #expect(json.ranges(of: "a ********").count == 12 && !json.contains("hunter22"))
    for report in [hidden, hidden.earlierAttempts[0]] {
      #expect(report.steps == hidden.steps)
      let texts = report.callStack + report.appOutput + report.looseAppOutput + report.options
      #expect(texts + [report.reason] == Array(repeating: "a ********", count: 5))
    }
  }

  @Test func `changes nothing where it isn't`() {
    for item in RunReport.full.cases { #expect(item.hiding(secrets("hunter22")) == item) }
  }
}
