import Reports
import Testing

@testable import FlowshCommand

@Suite struct `The summary of a map` {
  private let home = MapReport.Screen(id: "Home", name: "Home", type: "HomeViewController")
  private let person = MapReport.Screen(id: "Person", name: "Fred", type: "PersonViewController")

  private func map(_ states: Int = 2_817) -> MapReport {
    MapReport(
      app: "contacts", states: states, transitions: 2_927, screens: [home, person],
      moves: [MapReport.Move(from: "Home", to: "Person", kind: "select", label: "select Fred")])
  }

  @Test func `counts screens, moves, states and transitions`() {
    #expect(
      MapSummary(map: map()).lines == [
        "2 screens, 1 move between them; 2,817 states, 2,927 transitions", "no findings",
      ])
    #expect(MapSummary(map: map(1)).lines[0].hasSuffix("them; 1 state, 2,927 transitions"))
  }

  @Test(arguments: [(0.04, "0.04"), (0.41, "0.4"), (12.25, "12.3")])
  func `tells the time on a terminal`(seconds: Double, text: String) {
    #expect(
      MapSummary(map: map(), seconds: seconds).lines[0].hasSuffix("transitions, in \(text) s"))
  }

  @Test func `tells what was cut, and that it ended early`() {
    var map = map()
    map.cuts = [.init(reason: "states deeper than 4 pushed screens", count: 1_200)]
    let lines = MapSummary(map: map, earlyEnd: "the 2 seconds of --seconds are over").lines
    #expect(lines[0].hasSuffix("transitions  (cut: 1,200 states deeper than 4 pushed screens)"))
    #expect(
      lines[1]
        == "ended early: the 2 seconds of --seconds are over; this is what was found until then")
  }

  @Test func `lists findings with their shortest walks and files`() {
    var map = map()
    map.findings = [
      .init(
        kind: "leak", message: "EditPersonCoordinator left behind",
        walk: ["open persons", "select Fred"], file: "out/findings/leak-1.walk"),
      .init(kind: "crash", message: "the app crashed: no window"),
    ]
    #expect(
      MapSummary(map: map).lines.dropFirst() == [
        "findings: 2",
        "  leak: EditPersonCoordinator left behind by: open persons; select Fred"
          + "      → out/findings/leak-1.walk",
        "  crash: the app crashed: no window after the launch",
      ])
  }

  @Test func `tells the coverage, and what is missing from it`() {
    var map = map()
    map.coveredBy = ["samples/contacts"]
    map.moves[0].isCovered = true
    #expect(
      MapSummary(map: map).lines[1] == "covered by samples/contacts: 1 of 1 move (100 %)")
    map.moves.append(
      .init(from: "Person", to: "Home", kind: "back", label: "back", isCovered: false))
    #expect(MapSummary(map: map).lines[1].hasSuffix(": 1 of 2 moves (50 %)"))
    #expect(
      MapSummary(map: map).lines.last
        == "never taken by a walkthrough: 1; --write FOLDER writes the shortest walk to each")
    #expect(
      MapSummary(map: map, missingFolder: "out/missing").lines.last
        == "never taken by a walkthrough: 1, the shortest walk to each → out/missing/*.walk")
  }

  @Test func `says 100 % only if nothing is missing`() {
    #expect(MapReport.percent(999, of: 1_000) == 99)
    #expect(MapReport.percent(0, of: 0) == 100)
  }

  @Test func `names unstable screens and classes that were never reached`() {
    var map = map()
    map.unstable = [.init(screen: "Home", reason: "refresh led to two screens")]
    map.unreached = ["AboutViewController", "HelpViewController"]
    #expect(
      MapSummary(map: map).lines.suffix(2) == [
        "unstable: Home: refresh led to two screens",
        "never reached: AboutViewController, HelpViewController",
      ])
  }
}
