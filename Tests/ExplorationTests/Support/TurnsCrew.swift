import AppDriver
import Exploration
import HeadlessUIKit
import TestSupport

/// A crew whose members take the requests in turns, in this process.
final class TurnsCrew: ExplorationCrew {
  private let members: [CrewMember]

  init(_ count: Int, _ makeDelegate: @escaping AppSession.DelegateMaker) {
    members = (0..<count).map { _ in CrewMember(makeDelegate) { _ in } }
  }

  var count: Int { members.count }

  func tell(_ request: CrewRequest) throws {
    for member in members { _ = member.perform(request) }
  }

  func perform(_ requests: [CrewRequest], isOver: () -> Bool) throws -> [CrewOutcome?] {
    requests.enumerated().map { place, request in
      isOver() ? nil : .reply(members[place % members.count].perform(request))
    }
  }

  func end() { for member in members { member.end() } }
}

/// Explores an app by members that take turns.
func explore(
  by count: Int, _ options: ExplorationOptions = ExplorationOptions(),
  of makeDelegate: @escaping AppSession.DelegateMaker
) async throws -> AppMap {
  let crew = TurnsCrew(count, makeDelegate)
  let exploration = Exploration(options, crew)
  try await exploration.run()
  crew.end()
  return exploration.map
}

/// Explores an app with the given root view controller.
func explore(
  _ options: ExplorationOptions = ExplorationOptions(), root: @escaping () -> UIViewController?
) async -> AppMap {
  await Exploration(options) { _ in FixtureDelegate(root: root) }.map
}

/// Walks an app at random, each leg after the other.
func wander(
  _ steps: Int, seed: UInt64, _ options: ExplorationOptions = ExplorationOptions(),
  members: Int = 1, of makeDelegate: @escaping AppSession.DelegateMaker
) async throws -> MonkeyRun {
  let crew = TurnsCrew(members, makeDelegate)
  let run = MonkeyRun(MonkeyOrder(seed: seed, steps: steps), options, crew)
  try await run.run()
  crew.end()
  return run
}
