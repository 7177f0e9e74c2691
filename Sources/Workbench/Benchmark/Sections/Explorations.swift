import AppDriver
import Exploration
import Storefront

extension Section {
  /// Explores Storefront in this process, until the last state is found, and makes its whole map.
  @MainActor func explorations(_ programs: Programs) -> [Measurement] {
    let map = Command(
      name: "the whole map of Storefront", program: programs.flowsh,
      arguments: ["explore", "--app", "storefront"])
    return [
      Measurement(
        name: "Storefront, new transitions", unit: .perSecond, budget: .atLeast(10_000),
        measure: transitionsPerSecond),
      Measurement(map, budget: .atMost(2)),
    ]
  }

  @MainActor private func transitionsPerSecond() throws -> Sample {
    let explorer = AppExplorer { _ in Storefront.AppDelegate() }
    var options = ExplorationOptions()
    // Changes of the size are no transitions.
    options.checksSizes = false
    options.tapsTwice = false
    let start = ContinuousClock.now
    var end = start
    let exploration = Exploration(options, explorer, report: { _ in end = .now })
    try exploration.run()
    explorer.end()
    guard exploration.map.findings.allSatisfy({ $0.kind != .crash }) else {
      throw BenchmarkError.wrongOutcome("an exploration crashes")
    }
    return Sample(Double(exploration.map.transitionCount) / ((end - start) / .seconds(1)))
  }
}
