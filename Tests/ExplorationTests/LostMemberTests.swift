import AppDriver
import HeadlessUIKit
import TestSupport
import Testing

@testable import Exploration

@Suite(.serialized, .exclusive, .onMainQueue) struct `Members that are lost` {
  private func loss(at step: PathStep? = nil, isHang: Bool = false) -> CrewLoss {
    CrewLoss(mark: step?.mark ?? 0, isHang: isHang, cause: "lost", message: "it is lost")
  }

  /// Explores two screens by a crew that loses members.
  private func exploration(
    _ options: ExplorationOptions = ExplorationOptions(),
    now: @escaping () -> ContinuousClock.Instant = { .now },
    _ isLost: @escaping (CrewRequest) -> CrewLoss?
  ) async throws -> Exploration {
    let crew = TurnsCrew(1) { _ in FixtureDelegate(root: root) }
    defer { crew.end() }
    let exploration = Exploration(options, LosingCrew(crew) { request, _ in isLost(request) })
    exploration.now = now
    try await exploration.run()
    return exploration
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
    let exploration = try await exploration { request in
      if case .describe(let paths) = request, paths.count > 1 { return self.loss() }
      return nil
    }
    let whole = await explore(root: root)
    #expect(exploration.map.screens == whole.screens && exploration.map.moves == whole.moves)
    #expect(exploration.map.screens.map { words($0.walk) } == ["", "tap Two", "tap Three"])
  }

  @Test func `a hang isn't repeated once the time is over`() async throws {
    var replays = 0
    var now = ContinuousClock.now
    var options = ExplorationOptions()
    options.seconds = 5
    let exploration = try await exploration(options, now: { now }) { request in
      switch request {
      case .expand(let states, _) where states.contains(0):
        now += .seconds(5)
        return self.loss(at: PathStep(state: 0, choice: 1), isHang: true)
      case .replay:
        replays += 1
        return nil
      default: return nil
      }
    }
    #expect(exploration.map.findings.map(\.line) == ["hang lost: tap Three"])
    #expect(exploration.map.findings.map(\.isRepeated) == [true] && replays == 0)
  }
}
