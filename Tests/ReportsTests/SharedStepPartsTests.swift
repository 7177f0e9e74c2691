import Shell
import Testing
import Wireframes

@testable import Reports

@Suite struct `A part of a report about steps` {
  private let step = StepReport(
    command: "select Fred", line: 1, output: "Fred\n", screen: "Fred\n", stack: "Home › Fred",
    calls: ["f()"], events: ["push Fred"])

  /// Returns the number of parts that are made for steps in order.
  private func parts(
    _ steps: [(step: StepReport, previous: StepReport?, moments: StepMoments?)]
  ) -> [Int] {
    let shared = SharedStepParts<Int>()
    var made = 0
    return steps.map { item in
      shared.part(of: item.step, after: item.previous, item.moments) {
        made += 1
        return made
      }
    }
  }

  @Test func `is made once for steps that differ only in their places and durations`() {
    var other = step
    other.file = "b.walk"
    other.line = 9
    other.seconds = 2
    other.groups = ["setup"]
    other.frames = [Frame(picture: 1)]
    #expect(parts([(step, nil, nil), (other, nil, nil), (step, nil, nil)]) == [1, 1, 1])
  }

  @Test func `is made for each step that differs in anything else`() {
    let changes: [(inout StepReport) -> Void] = [
      { $0.command = "tap Fred" }, { $0.output = "" }, { $0.screen += "x" }, { $0.stack = "Fred" },
      { $0.calls = [] }, { $0.events.append("pop") }, { $0.events[0] = "pop Fred" },
      { $0.appOutput = ["x"] }, { $0.difference = ["- x"] }, { $0.reason = "x" },
      { $0.reason = "" }, { $0.message = "x" }, { $0.status = .failed },
    ]
    for change in changes {
      var other = step
      change(&other)
      #expect(parts([(step, nil, nil), (other, nil, nil)]) == [1, 2], "\(other)")
    }
  }

  @Test func `depends on the screen before and on the pictures`() {
    var (home, other) = (step, step)
    home.screen = "Home\n"
    other.stack = "Fred"
    var (one, two) = (step, step)
    one.frames = [Frame(picture: 0)]
    two.frames = [Frame(picture: 1)]
    let moments = [one, two].map { StepMoments($0, after: nil, [4, 7]) }
    #expect(
      parts([
        (step, nil, nil), (step, home, nil), (step, step, nil), (step, home, nil),
        (step, nil, moments[0]), (step, nil, moments[1]), (step, nil, moments[0]),
      ]) == [1, 2, 3, 2, 4, 5, 4])
    // The texts before have the same hash value, so that only the first part is kept.
    #expect(parts([(step, step, nil), (step, other, nil), (step, step, nil)]) == [1, 2, 1])
  }

  @Test func `is made for each spelling of a letter`() {
    var (composed, decomposed) = (step, step)
    composed.events = ["push caf\u{E9}"]
    decomposed.events = ["push cafe\u{301}"]
    #expect(composed == decomposed)
    #expect(parts([(composed, nil, nil), (decomposed, nil, nil)]) == [1, 2])
    composed.output = "caf\u{E9}"
    decomposed.output = "cafe\u{301}"
    #expect(parts([(composed, nil, nil), (decomposed, nil, nil)]) == [1, 2])
  }

  @Test func `isn't kept if the step prints much`() {
    var large = step
    large.output = String(repeating: "x", count: 10_000)
    #expect(parts([(large, nil, nil), (large, nil, nil)]) == [1, 2])
  }
}
