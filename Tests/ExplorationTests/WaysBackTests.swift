import AppDriver
import Testing

@testable import Exploration

struct `Ways back that are likely` {
  private func name(_ kind: MoveKind, _ label: String = "") -> ChoiceName {
    ChoiceName(kind: kind, label: label, detail: "")
  }

  /// Returns the likely way from a state that another one leads to, after some choices there.
  private func way(_ last: FoundState, _ here: FoundState, tried: [Int32] = []) -> Int? {
    var graph = StateGraph()
    _ = graph.add(last, parent: -1, choice: -1)
    _ = graph.add(here, parent: 0, choice: 0)
    for choice in tried { _ = graph.add(Transition(from: 1, choice: choice, end: 1)) }
    return graph.likelyWay(from: 1, to: 0)
  }

  @Test func `Back or a dismissal that wasn't tried leads back`() {
    let choices = [name(.tap, "Call"), name(.back), name(.dismiss)]
    let here = found(1, "B", choices, depth: 1)
    #expect(way(found(0, "A", []), here) == 1)
    #expect(way(found(0, "A", []), here, tried: [1]) == 2)
    #expect(way(found(0, "A", []), here, tried: [1, 2]) == nil)
  }

  @Test func `from another tab, the tab's button leads back`() {
    let choices = [name(.back), name(.tab, "1"), name(.tab, "2"), name(.tab, "3")]
    #expect(way(found(0, "A", [], tab: 1), found(1, "B", choices, depth: 1, tab: 2)) == 2)
  }

  @Test func `an alert's last button leads back`() {
    let choices = [name(.tap, "Delete"), name(.tap, "Cancel")]
    #expect(way(found(0, "A", []), found(1, "Sure?", choices, depth: 1, style: .alert)) == 1)
  }
}
