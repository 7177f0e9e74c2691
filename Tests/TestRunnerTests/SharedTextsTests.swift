import Reports
import Shell
import Testing
import Wireframes

@testable import TestRunner

@Suite struct `The texts of a run's steps` {
  private func address(_ text: String) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { Int(bitPattern: $0.baseAddress) }
  }

  /// Returns the step that a message contains, as it is received.
  private func received(_ step: StepReport, sharing texts: SharedTexts) throws -> StepReport {
    let bytes = try WorkerMessage.ended(step, accepted: nil).bytes
    let message = try WorkerMessage(bytes[...], sharing: texts)
    guard case .ended(let step, accepted: nil) = message else { throw BinaryError.unknownCase }
    return step
  }

  private var step: StepReport {
    let screen = (1...20).map { "row \($0)\n" }.joined()
    return StepReport(
      command: "select Fred", line: 3, output: screen, screen: screen, stack: "Home",
      calls: ["f()", "", "a call with a long name"],
      events: (1...2).map { "push SomeViewController \($0)" })
  }

  @Test func `are stored once, and stay the same`() throws {
    let texts = SharedTexts()
    let steps = try (1...2).map { _ in try received(step, sharing: texts) }
    #expect(steps == [step, step])
    let addresses = steps.flatMap { [$0.screen, $0.output] }.map(address)
    #expect(Set(addresses).count == 1 && addresses[0] != nil)
    #expect(Set(steps.map { address($0.events[1]) }).count == 1)
  }

  @Test func `belong to steps that differ in their places, durations and pictures`() throws {
    let texts = SharedTexts()
    var other = step
    other.file = "b.walk"
    other.line = 4
    other.seconds = 2
    other.frames = [Frame(picture: 1)]
    var third = step
    third.status = .noted
    for step in [step, other, third, step] { #expect(try received(step, sharing: texts) == step) }
  }

  @Test func `aren't kept any more once no memory is left for steps`() throws {
    let texts = SharedTexts()
    let known = try received(step, sharing: texts)
    texts.keepsNew = false
    var other = step
    other.screen += "row 21\n"
    let steps = try (1...2).map { _ in try received(other, sharing: texts) }
    #expect(steps == [other, other])
    #expect(Set(steps.map { address($0.screen) }).count == 2)
    #expect(Set((steps + [known]).map { address($0.output) }).count == 1)
  }

  @Test func `that are equal with other letters stay as they are`() throws {
    let (composed, decomposed) = ("caf\u{E9}, caf\u{E9}", "cafe\u{301}, cafe\u{301}")
    let step = StepReport(
      command: "where", line: 1, output: composed, screen: decomposed, stack: "Home",
      events: [composed, decomposed])
    let shared = try received(step, sharing: SharedTexts())
    #expect(Array(shared.output.utf8) == Array(composed.utf8))
    #expect(Array(shared.screen.utf8) == Array(decomposed.utf8))
    #expect(shared.events.map { Array($0.utf8) } == [composed, decomposed].map { Array($0.utf8) })
  }
}
