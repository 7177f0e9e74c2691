import AppBundle
@testable import Reports
import Shell
import Testing
import Wireframes

@testable import TestRunner

@Suite struct `The messages of a case` {
  private func step(_ line: Int, _ status: Step.Status = .passed) -> WorkerMessage {
    .ended(StepReport(command: "c", line: line, status: status, seconds: 1), accepted: nil)
  }

  private func lines(_ messages: CaseMessages) -> [Int] {
    messages.all.compactMap { if case .ended(let step, _) = $0 { step.line } else { nil } }
  }

  @Test(.bug(id: "F17"))
  func `contain only failures and the last three steps if no report lists steps`() {
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

  @Test(.bug(id: "F17")) func `contain all steps until the budget is spent`() {
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

  @Test func `contain each step with texts that a language lacks`() {
    var messages = CaseMessages()
    var missing = StepReport(command: "c", line: 0)
    missing.missingTexts = [MissingText(key: "k", table: "t", language: "de")]
    messages.add(.ended(missing, accepted: nil)) { false }
    for line in 1...9 { messages.add(step(line)) { false } }
    messages.add(.finished(.passed, reason: nil, seconds: 1)) { false }
    #expect(lines(messages) == [0, 9])
  }

  @Test func `add the frames before the actions of a step to the step`() {
    var messages = CaseMessages()
    let step = StepReport(command: "c", line: 1, frames: [Frame(picture: 2)])
    messages.add(.began(command: "c", file: "", line: 1, time: 0)) { true }
    for picture in 0...1 { messages.add(.frame(Frame(picture: picture))) { true } }
    #expect(messages.frames.map(\.picture) == [0, 1])
    messages.add(.ended(step, accepted: nil)) { true }
    guard case .ended(let ended, _)? = messages.all.last else { return #expect(Bool(false)) }
    #expect(ended.frames.map(\.picture) == [0, 1, 2] && messages.frames.isEmpty)
    #expect(messages.all.count == 1)
  }
}

@Suite struct `The pictures of a worker` {
  private func picture(_ label: String) -> Picture {
    Picture(width: 1, height: 1, label: label, markup: "")
  }

  @Test func `are numbered in order, from 0 again when an album begins`() {
    var pictures = WorkerPictures()
    var areAdded = [
      pictures.add(picture("a"), number: 0), pictures.add(nil, number: 1),
      pictures.add(picture("b"), number: 2),
    ]
    #expect(areAdded == [true, true, true])
    #expect((0...3).map { pictures.picture($0)?.label } == ["a", nil, "b", nil])
    areAdded = [pictures.add(picture("c"), number: 4), pictures.add(picture("c"), number: 0)]
    #expect(areAdded == [false, true])
    #expect((-1...1).map { pictures.picture($0)?.label } == [nil, "c", nil])
  }
}
