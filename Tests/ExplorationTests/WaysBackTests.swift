import AppDriver
import Testing
import ToolSupport

@testable import Exploration

struct `Ways back that are likely` {
  private func name(_ kind: MoveKind, _ label: String = "") -> ChoiceName {
    ChoiceName(kind: kind, label: label, detail: "")
  }

  /// A graph of the state from which the person came, and of the one in which the app is.
  private func graph(_ origin: FoundState, _ here: FoundState, tried: [Int32] = []) -> StateGraph {
    var graph = StateGraph()
    _ = graph.add(origin, parent: -1, choice: -1)
    _ = graph.add(here, parent: 0, choice: 0)
    for choice in tried { _ = graph.add(Transition(from: 1, choice: choice, end: 1)) }
    return graph
  }

  @Test func `from a deeper state, Back or Dismiss leads back`() {
    let choices = [name(.back), name(.tap, "Call"), name(.tab, "1")]
    let deeper = graph(found(0, "A", []), found(1, "B", choices, depth: 1))
    #expect(deeper.likelyWay(from: 1, to: 0, after: name(.select)) == 0)
    let asDeep = graph(found(0, "A", [], depth: 1), found(1, "B", choices, depth: 1))
    #expect(asDeep.likelyWay(from: 1, to: 0, after: name(.select)) == nil)
  }

  @Test func `from another tab, the tab's button leads back, whatever the depth`() {
    let choices = [name(.back), name(.tab, "1"), name(.tab, "2"), name(.tab, "3")]
    let graph = graph(
      found(0, "A", [], depth: 2, tab: 1), found(1, "B", choices, depth: 1, tab: 2))
    #expect(graph.likelyWay(from: 1, to: 0, after: name(.tab, "3")) == 2)
  }

  @Test func `a choice that was tried is none`() {
    let graph = graph(
      found(0, "A", []), found(1, "B", [name(.back), name(.tap, "Call")], depth: 1), tried: [0])
    #expect(graph.likelyWay(from: 1, to: 0, after: name(.select)) == nil)
  }

  @Test(arguments: [MoveKind.select, .toggle, .search])
  func `on the same screen, what was done is undone`(kind: MoveKind) {
    let choices = [name(kind, "Fred"), name(kind, "Barney"), name(.tap, "Fred")]
    let graph = graph(found(0, "A", choices), found(1, "A", choices))
    #expect(graph.likelyWay(from: 1, to: 0, after: name(kind, "Fred")) == 0)
    #expect(graph.likelyWay(from: 1, to: 0, after: name(.tap, "Fred")) == nil)
  }

  @Test func `an alert's last button leads back`() {
    let choices = [name(.tap, "Delete"), name(.tap, "Cancel")]
    let graph = graph(found(0, "A", []), found(1, "A \"Sure?\"", choices, depth: 1, style: .alert))
    #expect(graph.likelyWay(from: 1, to: 0, after: name(.tap, "Delete")) == 1)
  }
}

struct `Choices that were tried on a random walk` {
  private func picks(_ tries: TryCounts, from places: Range<Int>) -> [Int?] {
    var random = SplitMix64(seed: 7)
    return (0..<100).map { _ in tries.pick(from: places, with: &random) }
  }

  private func tries(_ counts: [Int?]) -> TryCounts {
    var tries = TryCounts()
    for (place, count) in counts.enumerated() {
      tries.append(isAvoided: count == nil)
      for _ in 0..<(count ?? 0) { tries.count(place) }
    }
    return tries
  }

  @Test func `what was tried least is picked most`() {
    let picks = picks(tries([0, 3, 3]), from: 0..<3)
    #expect(picks.count { $0 == 0 } > 70)
    #expect(picks.contains(1) || picks.contains(2))
  }

  @Test func `what is avoided is never picked, however often it is counted`() {
    var tries = tries([nil, 3, nil])
    tries.count(0)
    #expect(tries.isAvoided(0) && !tries.isAvoided(1))
    #expect(Set(picks(tries, from: 0..<3)) == [1])
    #expect(Set(picks(tries, from: 2..<3)) == [nil])
  }

  @Test func `only one state's choices are picked, by their indices`() {
    #expect(Set(picks(tries([0, 0, 5, 5]), from: 2..<4)) == [0, 1])
  }
}
