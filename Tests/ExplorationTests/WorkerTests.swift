import AppDriver
import Contacts
import Exploration
import Foundation
import LeakyContacts
import TestSupport
import Testing

@Suite(.serialized, .exclusive, .onMainQueue) struct `The same map from any process` {
  private func bytes(_ map: AppMap) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(map)
  }

  @Test func `each exploration of Contacts makes the same map`() async throws {
    let make: AppSession.DelegateMaker = { _ in Contacts.AppDelegate() }
    var options = ExplorationOptions()
    options.limit = 100
    let first = await Exploration(options, of: make).map
    let second = await Exploration(options, of: make).map
    #expect(try bytes(second) == bytes(first))
  }

  /// The end of a process during a choice of the launch's state.
  private func loss(during choice: UInt64?) -> ProcessLoss {
    ProcessLoss(
      mark: choice.map { 1 << 63 | $0 } ?? 0, isHang: false, cause: "Killed", message: "it ended")
  }

  /// Explores Contacts in processes that end, and returns the map.
  private func map(_ isLost: @escaping (ExplorationRequest, Int) -> ProcessLoss?) async throws
    -> AppMap
  {
    var options = ExplorationOptions()
    options.checksSizes = false
    let explorer = AppExplorer { _ in Contacts.AppDelegate() }
    defer { explorer.end() }
    let exploration = Exploration(options, LosingWorker(explorer, isLost))
    exploration.findsMoves = false
    try await exploration.run()
    return exploration.map
  }

  @Test func `what a process that ended hasn't tried is tried by another one`() async throws {
    let whole = try await map { _, _ in nil }
    // Its last step is one that has led somewhere before, or it had begun none.
    for step in [0, nil] as [UInt64?] {
      var losses = 0
      let map = try await map { request, place in
        guard case .expand = request, place > 1, losses == 0 else { return nil }
        losses += 1
        return loss(during: step)
      }
      #expect(losses == 1)
      #expect(map.screens.map(\.id) == whole.screens.map(\.id))
      #expect(map.transitionCount == whole.transitionCount && map.cuts == whole.cuts)
    }
  }

  @Test func `states at which processes end time and again are a cut, and no others are`()
    async throws
  {
    for step in [0, nil] as [UInt64?] {
      let map = try await map { request, place in
        guard case .expand(let states, _, _) = request, states.contains(2) else { return nil }
        return loss(during: step)
      }
      #expect(map.cuts.filter { $0.reason == .lost }.map(\.states) == [1])
      #expect(map.screens.count > 3)
    }
  }

  @Test func `a map is the same after it was encoded and decoded`() async throws {
    var options = ExplorationOptions()
    options.limit = 50
    let map = await Exploration(options) { _ in LeakyContacts.AppDelegate() }.map
    #expect(!map.findings.isEmpty && !map.cuts.isEmpty)
    let decoded = try JSONDecoder().decode(AppMap.self, from: bytes(map))
    #expect(decoded == map)
  }
}
