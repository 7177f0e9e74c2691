import AppDriver
import Foundation
import Testing

@testable import Exploration

@Suite struct `What a process tells an exploration` {
  private static let screen = ScreenFacts(
    id: "List", type: "ListViewController", title: "é", style: .actionSheet, tab: "Home",
    flow: ["App", "List"], controllers: ["App.ListViewController"])
  private static let plainScreen = ScreenFacts(
    id: "", type: "List", title: "List", style: nil, tab: nil, flow: [], controllers: [])

  private static func state(_ screen: ScreenFacts, cut: Cut.Reason?) -> FoundState {
    FoundState(
      key: StateKey(first: 1, second: .max), signature: 2, screen: screen,
      choices: [
        ChoiceName(kind: .back, label: "", detail: ""),
        ChoiceName(kind: .device, label: "List", detail: "é"),
      ], tree: 3, titles: 4, depth: 6, tab: -1,
      later: LaterWork(of: 9).afterTime,
      leavesOutRows: true, cut: cut)
  }

  private static let choice = ChoiceName(kind: .tap, label: "é", detail: "0 1")

  private static let found: Discoveries = {
    let transitions = [
      Transition(from: 0, choice: -1, end: -2),
      Transition(
        from: .max, choice: .min, end: 3,
        texts: StepTexts(origin: SeenTexts(titles: 1, content: .max), arrival: 2)),
    ]
    var found = Discoveries()
    found.states = Cut.Reason.allCases.map {
      NewState(found: state(screen, cut: $0), parent: -1, choice: 0, history: [choice, choice])
    }
    found.states.append(
      NewState(found: state(plainScreen, cut: nil), parent: 1, choice: -7, history: nil))
    found.transitions = transitions
    found.needs = [.finer(screen: "List", .content), .unstable(screen: "é")]
    return found
  }()

  private func bytes(_ found: Discoveries) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(found)
  }

  @Test func `is read as it was written`() throws {
    let known = Self.found
    let data = try bytes(known)
    let read = try JSONDecoder().decode(Discoveries.self, from: data)
    #expect(read.states.map(\.found) == known.states.map(\.found))
    #expect(read.states.map(\.history) == known.states.map(\.history))
    #expect(
      read.states.map { [$0.parent, $0.choice] } == known.states.map { [$0.parent, $0.choice] })
    #expect(read.transitions == known.transitions)
    #expect(read.needs == known.needs)
    #expect(try bytes(read) == data)
  }
}
