import Foundation
import Shell
import Testing

@testable import Reports

@Suite struct `A map as text` {
  private let small = MapReport.small

  @Test func `the summary says how much there is, what was cut, covered and found`() {
    #expect(
      small.summary(seconds: 0.42, missing: "missing/*.walk") == [
        "2 screens, 2 moves; 3 states, 1,204 transitions, in 0.4 s",
        "not explored further: 12 states deeper than 4 pushed or presented screens",
        "covered by samples/contacts: 1 of 1 move onward to another screen (100 %)",
        "  1 of 2 screens, 1 of 2 moves of all kinds (50 %)", "findings: 1",
        "  leak: EditCoordinator left behind, after: select Fred; back  (shown by 2 actions)"
          + "  → findings/leak-1.walk", "    held by AppDelegate.edit → EditCoordinator",
        "never taken by a walkthrough: 1, the shortest walk to each → missing/*.walk",
        "1 view controller in the app's modules that no action reached: AboutVC",
      ])
    #expect(
      MapReport(app: "x").summary() == [
        "0 screens, 0 moves; 0 states, 0 transitions", "findings: none",
      ])
  }

  @Test func `a second figure leaves out ways back, tabs and what stays on its screen`() throws {
    func move(_ to: String, _ kind: String, _ role: MapReport.Move.Role, _ isCovered: Bool)
      -> MapReport.Move
    {
      MapReport.Move(
        from: "A", to: to, kind: kind, role: role, label: kind, isCovered: isCovered)
    }
    let screens = ["A", "B"].map { MapReport.Screen(id: $0, name: $0, type: $0, isCovered: true) }
    let map = MapReport(
      app: "x", states: 2, transitions: 6, screens: screens,
      moves: [
        move("B", "select", .onward, true), move("B", "tap", .onward, false),
        move("B", "back", .back, false), move("B", "tab", .tab, false),
        move("A", "toggle", .onward, false),
      ], coveredBy: ["a.walk"])
    #expect(map.coverageText == "1 of 2 moves onward to another screen (50 %)")
    #expect(map.wholeCoverage == "2 of 2 screens, 1 of 5 moves of all kinds (20 %)")
    let json = String(decoding: MapJSON().bytes(of: map), as: UTF8.self)
    #expect(json.contains("\"coveredOnwardMoves\" : 1") && json.contains("\"onwardMoves\" : 2"))
    #expect(try MapFile(Array(json.utf8)).map == map)
  }

  @Test func `screens of one name are distinguished by their classes, or by more`() {
    func screen(_ id: String, _ name: String, _ type: String) -> MapReport.Screen {
      MapReport.Screen(id: id, name: name, type: type)
    }
    let names = MapReport.names(of: [
      screen("Home", "Home", "Home"), screen("ListVC", "Catalog", "ListVC"),
      screen("GridVC", "Catalog", "GridVC"), screen("Page 1", "Page", "PageVC"),
      screen("Page 2", "Page", "PageVC"),
    ])
    #expect(
      names == [
        "Home": "Home", "ListVC": "Catalog (ListVC)", "GridVC": "Catalog (GridVC)",
        "Page 1": "Page (Page 1)", "Page 2": "Page (Page 2)",
      ])
  }

  @Test func `moves that only walkthroughs take are listed apart, and don't count`() {
    var map = small
    map.beginCoverage(by: ["a.walk"])
    var coverage = CaseCoverage(app: "contacts")
    coverage.add(CaseCoverage.Screen(id: "AboutVC", name: "About", type: "AboutVC"))
    for (kind, label) in [("open", "open contacts://about"), ("select", "select \"Fred & Co\"")] {
      let to = kind == "open" ? "AboutVC" : "EditVC \"Fred\""
      coverage.add(
        CaseCoverage.Move(key: .init(from: "ListVC", to: to, kind: kind), label: label))
    }
    map.cover(coverage, by: "a.walk: one")
    var bare = map
    (bare.otherMoves, bare.otherScreens) = ([], [])
    #expect(MapDifference(from: small, to: bare).addedMoves.isEmpty)
    #expect(map.screens.count == 2 && map.moves.count == 2)
    #expect(map.coverageText == "1 of 1 move onward to another screen (100 %)")
    #expect(
      map.summary().suffix(3) == [
        "never taken by a walkthrough: 1", "taken by a walkthrough, not found by exploration: 1",
        "  Persons → About: open contacts://about",
      ])
    #expect(MapPage().text(of: map).contains("Persons → About <code>open contacts://about</code>"))
    var merged = small
    merged.beginCoverage(by: ["b.walk"])
    merged.addCoverage(of: map)
    #expect(merged.otherMoves == map.otherMoves && merged.coveredMoves == 1)
    #expect(throws: Never.self) { try MapFile(MapJSON().bytes(of: map)) }
  }

  @Test func `moves on the same screen are counted apart`() {
    var map = small
    map.moves.append(
      MapReport.Move(from: "ListVC", to: "ListVC", kind: "refresh", label: "refresh"))
    #expect(
      map.verdict
        == "2 screens, 3 moves (1 of them on the same screen); 3 states, 1,204 transitions")
  }

  @Test func `a single move on the same screen is said to be there`() {
    var map = small
    map.moves = [MapReport.Move(from: "ListVC", to: "ListVC", kind: "refresh", label: "refresh")]
    #expect(map.verdict == "2 screens, 1 move, on the same screen; 3 states, 1,204 transitions")
  }

  @Test func `where there are no moves, no percentage is given`() {
    var map = small
    map.moves.removeFirst()
    #expect(map.wholeCoverage == "1 of 2 screens, 0 of 1 move of all kinds (0 %)")
    map.moves = []
    #expect(map.coverageText == "0 of 0 moves onward to another screen")
    #expect(
      map.summary().contains("covered by samples/contacts: 0 of 0 moves onward to another screen"))
    var run = RunReport.sample
    run.maps = [map]
    for format in [TextReport(), MarkdownReport(), HTMLReport()] as [any ReportFormat] {
      let text = format.text(of: run)
      #expect(text.contains("0 of 0 moves"))
      #expect(text.firstMatch(of: /0 of 0 moves[^<\n]*%/) == nil)
    }
  }

  @Test func `the summary says how many moves have no walk that can be written`() {
    var map = small
    map.moves.append(
      MapReport.Move(
        from: "ListVC", to: "ListVC", kind: "refresh", label: "refresh", isCovered: false))
    func line(missing: String?, unwritten: Int) -> String? {
      map.summary(missing: missing, unwritten: unwritten).first { $0.hasPrefix("never taken") }
    }
    #expect(
      line(missing: "missing/*.walk", unwritten: 1)
        == "never taken by a walkthrough: 2, the shortest walk to 1 of them → missing/*.walk;"
        + " 1 has no walk that can be written")
    #expect(
      line(missing: nil, unwritten: 2)
        == "never taken by a walkthrough: 2; 2 have no walk that can be written")
  }

  @Test func `a summary shortens long texts, which a map keeps so that the walk can be run`() {
    var map = small
    let long = String(repeating: "x", count: 100)
    map.findings[0].walk = ["login \(long)"]
    map.screens[1].walk = ["login \(long)"]
    #expect(map.summary().contains { $0.contains("after: login <100 letters>  (") })
    let page = MapPage().text(of: map)
    #expect(page.contains("data-copy=\"login \(long)"))
    #expect(page.contains(">login &lt;100 letters&gt;\n</pre>"))
  }

  @Test func `a walk that passes although nothing is mended says so`() {
    var map = small
    map.findings[0].passes = true
    #expect(
      map.summary().contains {
        $0.hasSuffix(
          "→ findings/leak-1.walk (no expectation can detect the difference, so it passes)")
      })
  }

  @Test func `coverage is complete only if every move is covered`() {
    var map = MapReport.large(100, hasPictures: false)
    let first = map.moves.firstIndex { $0.role == .onward && $0.from != $0.to } ?? 0
    for index in map.moves.indices { map.moves[index].isCovered = index != first }
    #expect(map.coverageText.hasSuffix(" (99 %)"))
    map.moves[first].isCovered = true
    #expect(map.coverageText.hasSuffix(" (100 %)"))
  }

  @Test func `links that the app doesn't open are named`() {
    var map = small
    map.unopenedLinks = ["shop://nope"]
    #expect(map.summary().contains("1 link that the app doesn't open: shop://nope"))
    #expect(MapPage().text(of: map).contains("shop://nope"))
  }
}
