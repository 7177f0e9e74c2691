import AppDriver
import HeadlessUIKit
import TestSupport
import Testing

@testable import Exploration

/// A crew whose only member is lost where a test wants it.
private final class FragileCrew: ExplorationCrew {
  private let crew: TurnsCrew
  /// A closure that returns how a member is lost by a request; `nil` if it isn't.
  private let loss: (CrewRequest) -> CrewLoss?

  init(_ root: @escaping () -> UIViewController?, _ loss: @escaping (CrewRequest) -> CrewLoss?) {
    crew = TurnsCrew(1) { _ in FixtureDelegate(root: root) }
    self.loss = loss
  }

  var count: Int { 1 }

  func tell(_ request: CrewRequest) async throws { try await crew.tell(request) }

  func perform(
    _ requests: [CrewRequest], isOver: () -> Bool
  ) async throws -> [CrewOutcome?] {
    var outcomes: [CrewOutcome?] = []
    for request in requests {
      if let loss = loss(request) {
        outcomes.append(.lost(loss))
      } else {
        outcomes += try await crew.perform([request], isOver: isOver)
      }
    }
    return outcomes
  }

  func end() { crew.end() }
}

@Suite(.serialized, .exclusive, .onMainQueue) struct `Members that are lost` {
  private func loss(at step: PathStep? = nil, isHang: Bool = false) -> CrewLoss {
    CrewLoss(mark: step?.mark ?? 0, isHang: isHang, cause: "lost", message: "it is lost")
  }

  private func root() -> UIViewController {
    UINavigationController(stack: [
      One("Home") { one in
        Content.Button("Two") { one.push(Two("Two")) }
        Content.Button("Three") { one.push(Three("Three")) }
      }
    ])
  }

  @Test func `a walk that ends its process takes no other walks with it`() async throws {
    let crew = FragileCrew(root) { request in
      if case .describe(let paths) = request, paths.count > 1 { return self.loss() }
      return nil
    }
    let exploration = Exploration(ExplorationOptions(), crew)
    try await exploration.run()
    crew.end()
    let whole = await explore(root: root)
    #expect(exploration.map.screens == whole.screens && exploration.map.moves == whole.moves)
    #expect(exploration.map.screens.map { words($0.walk) } == ["", "tap Two", "tap Three"])
  }

  @Test func `a hang isn't repeated once the time is over`() async throws {
    var replays = 0
    let start = ContinuousClock.now
    let crew = FragileCrew(root) { request in
      switch request {
      case .expand(let states, _) where states.contains(0):
        while ContinuousClock.now < start + .milliseconds(60) {}
        return self.loss(at: PathStep(state: 0, choice: 1), isHang: true)
      case .replay:
        replays += 1
        return nil
      default: return nil
      }
    }
    var options = ExplorationOptions()
    options.seconds = 0.05
    let exploration = Exploration(options, crew)
    try await exploration.run()
    crew.end()
    #expect(exploration.map.findings.map(\.line) == ["hang lost: tap Three"])
    #expect(exploration.map.findings.map(\.isRepeated) == [true] && replays == 0)
  }
}
