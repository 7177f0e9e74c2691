import Testing

@testable import Exploration
@testable import FlowshCommand

@Suite struct `The line that shows how far an exploration has come` {
  private final class Screen {
    var now = ContinuousClock.now
    var lines: [String] = []
    var isEnding = false
  }

  private let screen = Screen()
  private let progress: ExplorationProgress

  init() {
    progress = ExplorationProgress(
      { [screen] in screen.lines.append($0) }, of: "shop",
      isEnding: { [screen] in screen.isEnding },
      now: { [screen] in screen.now })
  }

  /// Lets time pass in steps of 50 ms, with a tick after each.
  private func pass(milliseconds: Int) {
    for _ in 0..<milliseconds / 50 {
      screen.now += .milliseconds(50)
      progress.tick()
    }
  }

  @Test func `is shown five times a second, although nothing new is known`() {
    progress.tick()
    pass(milliseconds: 1_000)
    #expect(
      screen.lines
        == ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"].map { "exploring shop, \($0) s: starting" })
  }

  @Test func `says at most five times a second what is known`() {
    for count in 1...10 {
      var known = Exploration.Progress()
      (known.screens, known.states, known.transitions) = (1, count, 2 * count)
      progress.show(known)
      screen.now += .milliseconds(50)
    }
    #expect(
      screen.lines == [
        "exploring shop, 0.0 s: 1 screen, 1 state, 2 transitions; 0 states left",
        "exploring shop, 0.2 s: 1 screen, 5 states, 10 transitions; 0 states left",
        "exploring shop, 0.4 s: 1 screen, 9 states, 18 transitions; 0 states left",
      ])
  }

  @Test func `says at once that the exploration is ending`() {
    progress.tick()
    screen.now += .milliseconds(50)
    screen.isEnding = true
    progress.tick()
    pass(milliseconds: 200)
    #expect(
      screen.lines.dropFirst() == [
        "Ctrl-C again discards the result; ending after 0.1 s",
        "Ctrl-C again discards the result; ending after 0.2 s",
      ])
  }
}
