import AppDriver
import HeadlessUIKit
import TestSupport
import Testing

@testable import Exploration

@Suite(.serialized, .exclusive, .onMainQueue) struct `Processes that end` {
  private func loss(at step: PathStep? = nil, isHang: Bool = false) -> ProcessLoss {
    ProcessLoss(mark: step?.mark ?? 0, isHang: isHang, cause: "lost", message: "it is lost")
  }

  /// Explores two screens in processes that end.
  private func exploration(
    _ options: ExplorationOptions = ExplorationOptions(),
    now: @escaping () -> ContinuousClock.Instant = { .now },
    _ isLost: @escaping (ExplorationRequest) -> ProcessLoss?
  ) async throws -> Exploration {
    let explorer = AppExplorer { _ in FixtureDelegate(root: root) }
    defer { explorer.end() }
    let exploration = Exploration(options, LosingWorker(explorer) { request, _ in isLost(request) })
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
      if case .confirm(let walk) = request, walk.to == "Two", walk.from == nil {
        return self.loss()
      }
      return nil
    }
    let whole = await explore(root: root)
    #expect(exploration.map.moves == whole.moves)
    #expect(exploration.map.screens.map { words($0.walk) } == ["", "", "tap Three"])
  }

  @Test func `a hang isn't repeated once the time is over`() async throws {
    var replays = 0
    var now = ContinuousClock.now
    var options = ExplorationOptions()
    options.seconds = 5
    let exploration = try await exploration(options, now: { now }) { request in
      switch request {
      case .expand(let states, _, _) where states.contains(0):
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

  @Test
  func `a process that ends only where transitions take time is a finding of the second pass`()
    async throws
  {
    var options = ExplorationOptions()
    options.takesTime = true
    options.checksSizes = false
    var isTimed = false
    let exploration = try await exploration(options) { request in
      switch request {
      case .follow(let names, _) where names.last?.label == "Three":
        isTimed = true
        return self.loss(at: PathStep(state: 0, choice: 1))
      case .replay(let names) where isTimed && names.last?.label == "Three":
        return self.loss(at: PathStep(state: 0, choice: 1))
      default: return nil
      }
    }
    #expect(exploration.map.hasTakenTime)
    #expect(exploration.map.findings.map(\.line) == ["crash lost: tap Three"])
    #expect(exploration.map.findings.map(\.needsTime) == [true])
    #expect(exploration.map.findings.map(\.isRepeated) == [true])
  }

  @Test func `a second pass that is interrupted is said not to have been tried`() async throws {
    var options = ExplorationOptions()
    options.takesTime = true
    options.checksSizes = false
    options.seconds = 5
    var now = ContinuousClock.now
    let exploration = try await exploration(options, now: { now }) { request in
      if case .follow = request { now += .seconds(5) }
      return nil
    }
    #expect(!exploration.map.hasTakenTime && exploration.map.findings.isEmpty)
    #expect(!exploration.map.moves.isEmpty)
  }
}
