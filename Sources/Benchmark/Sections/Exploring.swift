import AppDriver
import Contacts
import Exploration
import Storefront
import ToolSupport

/// The speed of explorations in this process, and of the whole map of Storefront by worker processes.
struct Exploring {
  private static let monkeySteps = 1_000
  private let one: Command
  private let two: Command

  init(_ programs: Programs) {
    let explore = ["explore", "--app", "storefront", "--jobs"]
    one = Command(programs.flowsh, explore + ["1"], name: "the whole map of Storefront")
    two = Command(programs.flowsh, explore + ["2"], name: "the same, two workers")
  }

  /// Measures explorations in interleaved runs.
  func measure(runs: Int) throws -> [FigureGroup] {
    var contacts = Figure(
      name: "Contacts, new transitions", unit: .perSecond, goal: .atLeast(100_000))
    var storefront = Figure(
      name: "Storefront, new transitions", unit: .perSecond, goal: .atLeast(40_000))
    var monkey = Figure(
      name: "1,000 random actions on Storefront, every oracle", unit: .seconds,
      goal: .atMost(50e-3))
    var whole = Figure(name: one.name, unit: .seconds, goal: .atMost(2, aim: 0.5))
    var halved = Figure(name: two.name, unit: .seconds)
    for _ in 0..<runs {
      contacts.samples.append(try perSecond { _ in Contacts.AppDelegate() })
      storefront.samples.append(try perSecond { _ in Storefront.AppDelegate() })
      monkey.samples.append(try secondsOfMonkey())
      whole.samples.append(try one.run().wall / .seconds(1))
      halved.samples.append(try two.run().wall / .seconds(1))
    }
    return [
      FigureGroup(
        what: "exploring", section: .exploring,
        figures: [contacts, storefront, monkey, whole, halved],
        isComparison: false)
    ]
  }

  private func perSecond(of makeDelegate: @escaping AppSession.DelegateMaker) throws -> Double {
    let crew = ThisProcessCrew(.inline, makeDelegate)
    var options = ExplorationOptions()
    options.checksSizes = false
    let exploration = Exploration(options, crew)
    let time = try ContinuousClock().measure { try exploration.runNow() }
    crew.end()
    guard exploration.map.findings.allSatisfy({ $0.kind != .crash }) else {
      throw BenchmarkError.wrongOutcome("an exploration crashes")
    }
    return Double(exploration.map.transitionCount) / (time / .seconds(1))
  }

  private func secondsOfMonkey() throws -> Double {
    let crew = ThisProcessCrew(.inline) { _ in Storefront.AppDelegate() }
    let run = MonkeyRun(
      MonkeyOrder(seed: 1, steps: Self.monkeySteps), ExplorationOptions(), crew)
    let time = try ContinuousClock().measure { try run.runNow() }
    crew.end()
    return time / .seconds(1)
  }
}
