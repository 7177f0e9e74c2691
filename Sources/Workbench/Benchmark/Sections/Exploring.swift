import AppDriver
import CSystem
import Contacts
import Exploration
import Reports
import Storefront
import ToolSupport

/// The speed of explorations in this process, of the whole map of Storefront by worker processes,
/// and of the page of a large map.
///
/// Nothing that is comparable explores apps. TLC, a model checker that runs no app, publishes
/// 48,000 states a second on four workers.
struct Exploring {
  private static let monkeySteps = 1_000
  private static let largeMap = 200
  /// The number of explorations of a small app whose mean counts.
  private static let repetitions = 10
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
      name: "Contacts, new transitions", unit: .perSecond, goal: .atLeast(100_000, aim: 300_000))
    var storefront = Figure(
      name: "Storefront, new transitions", unit: .perSecond, goal: .atLeast(40_000, aim: 100_000))
    var monkey = Figure(
      name: "1,000 random actions on Storefront, every oracle", unit: .seconds,
      goal: .atMost(50e-3))
    var page = Figure(
      name: "the page of a map with \(Self.largeMap) screens", unit: .seconds,
      goal: .atMost(200e-3))
    var memory = Figure(
      name: "memory for each transition of Storefront", unit: .bytes, goal: .atMost(200))
    var whole = Figure(name: one.name, unit: .seconds, goal: .atMost(2, aim: 0.5))
    var halved = Figure(name: two.name, unit: .seconds)
    var gain = Figure(
      name: "one worker ÷ two workers", unit: .ratio, goal: .atLeast(1.7))
    // What happens only once in a process is no part of an exploration's speed.
    _ = try explored { _ in Contacts.AppDelegate() }
    for _ in 0..<runs {
      contacts.samples.append(
        try perSecond(repetitions: Self.repetitions) { _ in Contacts.AppDelegate() })
      storefront.samples.append(try perSecond(repetitions: 1) { _ in Storefront.AppDelegate() })
      memory.samples.append(try memoryOfTransition())
      monkey.samples.append(try secondsOfMonkey())
      page.samples.append(ContinuousClock().measure { Self.writePage() } / .seconds(1))
      let (alone, together) = (try one.run().wall, try two.run().wall)
      whole.samples.append(alone / .seconds(1))
      halved.samples.append(together / .seconds(1))
      gain.samples.append(alone / together)
    }
    return [
      FigureGroup(
        what: "exploring", section: .exploring,
        figures: [contacts, storefront, monkey, whole, halved, gain, memory, page],
        isComparison: false)
    ]
  }

  private func explored(
    _ makeDelegate: @escaping AppSession.DelegateMaker, afterRound: @escaping () -> Void = {}
  ) throws -> Exploration {
    let crew = ThisProcessCrew(makeDelegate)
    var options = ExplorationOptions()
    // Changes of the size are no transitions.
    options.checksSizes = false
    let exploration = Exploration(options, crew, report: { _ in afterRound() })
    try exploration.run()
    crew.end()
    guard exploration.map.findings.allSatisfy({ $0.kind != .crash }) else {
      throw BenchmarkError.wrongOutcome("an exploration crashes")
    }
    return exploration
  }

  /// Returns the transitions a second until the last state is explored, without the walks of the
  /// map.
  private func perSecond(
    repetitions: Int, of makeDelegate: @escaping AppSession.DelegateMaker
  ) throws -> Double {
    var transitions = 0
    var time = Duration.zero
    for _ in 0..<repetitions {
      let start = ContinuousClock.now
      var end = start
      transitions += try explored(makeDelegate) { end = .now }.map.transitionCount
      time += end - start
    }
    return Double(transitions) / (time / .seconds(1))
  }

  /// Returns the bytes on the heap that an exploration holds once its app has ended, for each
  /// transition.
  private func memoryOfTransition() throws -> Double {
    let before = flowsh_bytesOnHeap()
    let exploration = try explored { _ in Storefront.AppDelegate() }
    let held = max(0, Int(flowsh_bytesOnHeap()) - Int(before))
    return withExtendedLifetime(exploration) {
      Double(held) / Double(max(1, exploration.map.transitionCount))
    }
  }

  private func secondsOfMonkey() throws -> Double {
    let crew = ThisProcessCrew { _ in Storefront.AppDelegate() }
    let run = MonkeyRun(MonkeyOrder(seed: 1, steps: Self.monkeySteps), ExplorationOptions(), crew)
    let time = try ContinuousClock().measure { try run.run() }
    crew.end()
    return time / .seconds(1)
  }

  /// Lays a made-up map out, in which each screen leads to three others and back, and writes its
  /// page.
  private static func writePage() {
    var map = MapReport(app: "made up", states: largeMap, transitions: 5 * largeMap)
    for number in 0..<largeMap {
      map.screens.append(
        MapReport.Screen(
          id: "Screen\(number)", name: "Screen \(number)", type: "Screen\(number)",
          group: "Tab \(number % 5)", isStart: number == 0))
      for other in [3 * number + 1, 3 * number + 2, 3 * number + 3, (7 * number + 5) % largeMap]
      where other < largeMap {
        map.moves.append(
          MapReport.Move(
            from: "Screen\(number)", to: "Screen\(other)", kind: "select",
            label: "select \(other)"))
        map.moves.append(
          MapReport.Move(
            from: "Screen\(other)", to: "Screen\(number)", kind: "back", role: .back,
            label: "back"))
      }
    }
    MapPage().write(map) { _ in }
  }
}
