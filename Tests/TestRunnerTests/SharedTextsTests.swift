import Reports
import Testing

@testable import TestRunner

@Suite struct `The texts of a run's steps` {
  private func address(_ text: String) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { Int(bitPattern: $0.baseAddress) }
  }

  @Test func `are stored once, and stay the same`() {
    func report() -> CaseReport {
      let screen = (1...20).map { "row \($0)\n" }.joined()
      let events = (1...2).map { "push SomeViewController \($0)" }
      let step = StepReport(
        command: "select Fred", line: 3, output: screen, screen: screen, stack: "Home",
        events: events)
      return CaseReport(file: "a.walk", title: "a", steps: [step, step])
    }
    var texts = SharedTexts(isUsed: true)
    let (one, other) = (texts.sharing(report()), texts.sharing(report()))
    #expect(one == report() && other == one)
    let addresses = [one, other].flatMap(\.steps).flatMap { [$0.screen, $0.output] }.map(address)
    #expect(Set(addresses).count == 1 && addresses[0] != nil)
    #expect(Set([one, other].flatMap(\.steps).map { address($0.events[1]) }).count == 1)
  }

  @Test func `that are equal with other letters stay as they are`() {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let step = StepReport(
      command: "where", line: 1, output: composed, screen: decomposed, stack: "Home",
      events: [composed, decomposed])
    var texts = SharedTexts(isUsed: true)
    let shared = texts.sharing(CaseReport(file: "a.walk", title: "a", steps: [step])).steps[0]
    #expect(Array(shared.output.utf8) == Array(composed.utf8))
    #expect(Array(shared.screen.utf8) == Array(decomposed.utf8))
    #expect(shared.events.map { Array($0.utf8) } == [composed, decomposed].map { Array($0.utf8) })
  }
}
