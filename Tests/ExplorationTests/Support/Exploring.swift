import AppDriver
import Exploration
import HeadlessUIKit
import TestSupport

/// Explores an app with the given root view controller.
func explore(
  _ options: ExplorationOptions = ExplorationOptions(), root: @escaping () -> UIViewController?
) async -> AppMap {
  await Exploration(options) { _ in FixtureDelegate(root: root) }.map
}

/// Walks an app at random.
func wander(
  _ steps: Int, seed: UInt64, _ options: ExplorationOptions = ExplorationOptions(),
  of makeDelegate: @escaping AppSession.DelegateMaker
) async throws -> MonkeyRun {
  let explorer = AppExplorer(makeDelegate)
  let run = MonkeyRun(MonkeyOrder(seed: seed, steps: steps), options, explorer)
  try await run.run()
  explorer.end()
  return run
}
