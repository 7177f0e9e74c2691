import AppDriver
import Contacts
import Exploration
import Foundation
import LeakyContacts
import TestSupport
import Testing

@Suite(.serialized, .exclusive, .onMainQueue) struct `The same map from any crew` {
  private func bytes(_ map: AppMap) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(map)
  }

  @Test func `members that take turns make the same map of Contacts as one`() async throws {
    let make: AppSession.DelegateMaker = { _ in Contacts.AppDelegate() }
    var options = ExplorationOptions()
    options.limit = 100
    let one = try await explore(by: 1, options, of: make)
    let expected = try bytes(one)
    let two = try await explore(by: 2, options, of: make)
    #expect(try bytes(two) == expected)
    let map = await Exploration(options, of: make).map
    #expect(try bytes(map) == expected)
  }

  @Test func `members that take turns make the same map of an app with faults as one`() async throws
  {
    let make: AppSession.DelegateMaker = { _ in LeakyContacts.AppDelegate() }
    var options = ExplorationOptions()
    options.limit = 100
    options.checksSizes = false
    let one = try await explore(by: 1, options, of: make)
    let two = try await explore(by: 3, options, of: make)
    #expect(two.findings.map(\.line) == one.findings.map(\.line))
    let (first, second) = try (bytes(one), bytes(two))
    #expect(first == second)
  }

  /// The loss of a member during a choice of the launch's state.
  private func loss(during choice: UInt64?) -> CrewLoss {
    CrewLoss(
      mark: choice.map { 1 << 63 | $0 } ?? 0, isHang: false, cause: "Killed", message: "it ended")
  }

  /// Explores Contacts by a crew that loses members, and returns the map.
  private func map(_ isLost: @escaping (CrewRequest, Int) -> CrewLoss?) async throws -> AppMap {
    var options = ExplorationOptions()
    options.checksSizes = false
    let crew = TurnsCrew(1) { _ in Contacts.AppDelegate() }
    defer { crew.end() }
    let exploration = Exploration(options, LosingCrew(crew, isLost))
    exploration.findsMoves = false
    try await exploration.run()
    return exploration.map
  }

  @Test func `what a lost member hasn't tried is tried by another one`() async throws {
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

  @Test func `states at which members are lost time and again are a cut, and no others are`()
    async throws
  {
    for step in [0, nil] as [UInt64?] {
      let map = try await map { request, place in
        guard case .expand(let states, _) = request, states.contains(2) else { return nil }
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
