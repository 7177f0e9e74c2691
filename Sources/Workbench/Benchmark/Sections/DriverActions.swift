import AppDriver
import Contacts

/// The speed of the driver in this process, without a shell.
///
/// It performs and settles actions but prints nothing.
struct DriverActions {
  private static let actions = 200_000
  private static let launches = 20_000
  private let session = AppSession { _ in AppDelegate() }

  /// Measures actions and relaunches in interleaved runs.
  func measure(runs: Int) throws -> [FigureGroup] {
    var action = Figure(
      name: "select/back with the leak check, per action", unit: .seconds,
      goal: .atMost(4e-6, aim: 2e-6))
    var unchecked = Figure(name: "the same, without the leak check", unit: .seconds)
    var launch = Figure(name: "a relaunch", unit: .seconds, goal: .atMost(8e-6, aim: 5e-6))
    for _ in 0..<runs {
      session.findsLeaks = false
      unchecked.samples.append(try secondsPerAction())
      session.findsLeaks = true
      action.samples.append(try secondsPerAction())
      launch.samples.append(try secondsPerLaunch())
    }
    return [
      FigureGroup(
        what: "the driver, settled", section: .driver, figures: [action, unchecked, launch],
        isComparison: false)
    ]
  }

  private func secondsPerAction() throws -> Double {
    try session.launch().requireDone()
    guard let tab = session.screen()?.tabs?.titles.firstIndex(of: "Persons") else {
      throw BenchmarkError.wrongOutcome("Contacts has no \"Persons\" tab")
    }
    try session.perform(.selectTab(tab)).requireDone()
    guard let persons = session.screen()?.panes.first else {
      throw BenchmarkError.wrongOutcome("Contacts shows no screen")
    }
    let fred = ElementTarget(
      controller: persons.controller, kind: .row, label: "Fred", ordinal: 0)
    try session.perform(.select(fred)).requireDone()
    try require(stack: ["Persons", "Fred"])
    try session.perform(.back(steps: 1)).requireDone()
    try require(stack: ["Persons"])
    let time = try ContinuousClock().measure {
      for _ in 0..<Self.actions / 2 {
        try session.perform(.select(fred)).requireDone()
        try session.perform(.back(steps: 1)).requireDone()
      }
    }
    return time / .seconds(Self.actions)
  }

  private func secondsPerLaunch() throws -> Double {
    let time = try ContinuousClock().measure {
      for _ in 0..<Self.launches { try session.launch().requireDone() }
    }
    return time / .seconds(Self.launches)
  }

  private func require(stack: [String]) throws {
    guard session.screen()?.stack == stack else {
      throw BenchmarkError.wrongOutcome("Contacts doesn't show the stack \(stack)")
    }
  }
}
