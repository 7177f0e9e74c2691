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
    let one = try await explore(by: 1, of: make)
    let expected = try bytes(one)
    let two = try await explore(by: 2, of: make)
    #expect(try bytes(two) == expected)
    let map = await Exploration(of: make).map
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

  @Test func `a map is the same after it was encoded and decoded`() async throws {
    var options = ExplorationOptions()
    options.limit = 50
    let map = await Exploration(options) { _ in LeakyContacts.AppDelegate() }.map
    #expect(!map.findings.isEmpty && !map.cuts.isEmpty)
    let decoded = try JSONDecoder().decode(AppMap.self, from: bytes(map))
    #expect(decoded == map)
  }
}
