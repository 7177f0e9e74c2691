import Foundation
import Shell
import Testing

@testable import Reports

@Suite struct `A map as text` {
  /// Two screens, with everything that a short text can show.
  private let small = MapReport(
    app: "contacts", states: 3, transitions: 1_204,
    screens: [
      MapReport.Screen(
        id: "ListVC", name: "Persons", type: "ListVC", states: 2, isStart: true, isCovered: true),
      MapReport.Screen(
        id: "EditVC \"Fred\"", name: "Fred & Co", type: "EditVC", group: "Edit", style: .sheet,
        walk: ["select Fred"], isCovered: false, isDeadEnd: true),
    ],
    moves: [
      MapReport.Move(
        from: "ListVC", to: "EditVC \"Fred\"", kind: "select", label: "select \"Fred & Co\"",
        isCovered: true),
      MapReport.Move(
        from: "EditVC \"Fred\"", to: "ListVC", kind: "back", role: .back, label: "back",
        isCovered: false),
    ],
    findings: [
      MapReport.Finding(
        kind: "leak", message: "EditCoordinator left behind",
        holder: "held by AppDelegate.edit → EditCoordinator", screen: "EditVC \"Fred\"",
        walk: ["select Fred", "back"], ways: 2, file: "findings/leak-1.walk")
    ], cuts: [MapReport.Cut(reason: "states deeper than 4 pushed or presented screens", count: 12)],
    unreached: ["AboutVC"], coveredBy: ["samples/contacts"])

  @Test func `the summary says how much there is, what was cut, covered and found`() {
    #expect(
      small.summary(seconds: 0.42, missing: "missing/*.walk") == [
        "2 screens, 2 moves; 3 states, 1,204 transitions, in 0.4 s",
        "not explored further: 12 states deeper than 4 pushed or presented screens",
        "covered by samples/contacts: 1 of 2 moves (50 %)",
        "  1 of 2 screens, 1 of 1 move onward to another screen (100 %)", "findings: 1",
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
    #expect(map.coverageText == "1 of 5 moves (20 %)")
    #expect(map.onwardCoverage == "2 of 2 screens, 1 of 2 moves onward to another screen (50 %)")
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
    #expect(map.coverageText == "1 of 2 moves (50 %)")
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
    #expect(map.onwardCoverage == "1 of 2 screens, 0 of 0 moves onward to another screen")
    map.moves = []
    #expect(map.coverageText == "0 of 0 moves")
    #expect(map.summary().contains("covered by samples/contacts: 0 of 0 moves"))
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
    for index in map.moves.indices { map.moves[index].isCovered = index > 0 }
    #expect(map.coverageText.hasSuffix(" (99 %)"))
    map.moves[0].isCovered = true
    #expect(map.coverageText.hasSuffix(" (100 %)"))
  }

  @Test func `Graphviz gets groups, labels and what leads onward`() {
    #expect(
      MapDOT().text(of: small) == #"""
        digraph "contacts" {
          rankdir=LR;
          node [shape=box, style=rounded, fontname="sans-serif"];
          edge [fontname="sans-serif", fontsize=10];
          label="1 way back isn’t drawn";
          "s-ListVC" [label="Persons\nListVC"];
          subgraph "cluster-1" {
            label="Edit";
            "s-EditVC-Fred" [label="Fred &amp; Co\nEditVC\nsheet\nfinding, uncovered, dead end", style="rounded,dashed"];
          }
          "s-ListVC" -> "s-EditVC-Fred" [label="select \"Fred &amp; Co\""];
        }

        """#)
  }

  @Test func `Mermaid gets groups, labels and what leads onward`() {
    #expect(
      MapMermaid().text(of: small) == """
        flowchart LR
          s_ListVC["Persons"]
          subgraph g1 ["Edit"]
            s_EditVC_Fred(["Fred #38; Co · finding · uncovered · dead end"])
          end
          s_ListVC -->|"select #34;Fred #38; Co#34;"| s_EditVC_Fred
          left_out["1 way back isn’t drawn"]
          style left_out fill:none,stroke:none

        """)
  }

  @Test(arguments: Hostile.allCases)
  func `hostile text stays inside its quotes`(_ hostile: Hostile) {
    for format in [MapDOT(), MapMermaid()] as [any MapFormat] {
      let text = format.text(of: .filled(with: hostile.text))
      let plain = format.text(of: .filled(with: "x"))
      #expect(Hidden.inText(text).isEmpty)
      #expect(text.split(separator: "\n").count == plain.split(separator: "\n").count)
      let quotes = text.replacing("\\\\", with: "").replacing("\\\"", with: "")
      #expect(quotes.count { $0 == "\"" } == plain.count { $0 == "\"" })
    }
    for line in MapReport.filled(with: hostile.text).summary() {
      #expect(SafeText.isSafe(line))
    }
  }

  @Test(arguments: Hostile.allCases) func `the SVG file is well-formed`(_ hostile: Hostile) throws {
    let map = MapReport.filled(with: hostile.text)
    let elements = try XMLElements(MapSVG().bytes(of: map))
    #expect(elements.named("g").count { $0["class"]?.hasPrefix("node") == true } == 2)
    #expect(Hidden.inText(MapSVG().text(of: map)).isEmpty)
  }

  @Test func `the SVG file has light and dark colors, and neither links nor ways back`() throws {
    let text = MapSVG().text(of: .shop)
    #expect(text.contains("prefers-color-scheme: dark"))
    let own = text.replacing("http://www.w3.org/2000/svg", with: "")
    #expect(own.firstMatch(of: /https?:|<a |<script|url\(|@import/) == nil)
    let onward = MapGraph(.shop).edges.count { $0.kind == .onward }
    #expect(text.matches(of: /<path [^>]*><title>/).count == onward)
  }

  @Test
  func `the SVG file stands alone: it has a title, a legend and labels, and says what it lacks`() {
    let text = MapSVG().text(of: .shop)
    for part in [
      ">Map of shop</text>", "aren’t drawn</text>", "ways back and ",
      ">three moves lead back to the same screen</text>", ">a walkthrough takes it</text>",
      ">finding: something is wrong here</text>", ">reviews</text>", ">login</text>",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `a difference lists screens, moves, coverage and findings`() {
    var new = small
    new.screens[1].id = "EditVC"
    new.screens[1].name = "Edit"
    new.moves[0].to = "EditVC"
    new.moves[1] = MapReport.Move(
      from: "ListVC", to: "ListVC", kind: "sort", label: "sort", isCovered: true)
    new.findings[0].message = "EditCoordinator grows"
    var old = small
    old.moves.append(
      MapReport.Move(from: "ListVC", to: "ListVC", kind: "sort", label: "sort", isCovered: false))
    #expect(
      MapDifference(from: old, to: new).lines == [
        "differences from the baseline:", "+ screen Edit (EditVC)",
        "- screen Fred & Co (EditVC \"Fred\")",
        "+ move Persons → Edit: select \"Fred & Co\"",
        "- move Persons → Fred & Co: select \"Fred & Co\"",
        "- move Fred & Co → Persons: back", "+ covered Persons → Persons: sort",
        "+ leak: EditCoordinator grows on Fred & Co",
        "- leak: EditCoordinator left behind on Fred & Co",
      ])
    old.moves[2].isCovered = true
    new.moves[1].isCovered = false
    #expect(
      MapDifference(from: old, to: new).lines.contains("- covered Persons → Persons: sort"))
    #expect(MapDifference(from: small, to: small).isEmpty)
    #expect(
      MapDifference(from: small, to: small).lines == ["no differences from the baseline"])
  }

  @Test func `what an exploration that ended early hasn't found isn't gone`() {
    var new = small
    new.screens.removeLast()
    new.moves = []
    new.findings = []
    new.isPartial = true
    let note = "what is missing can't be told, because this exploration was cut"
    #expect(MapDifference(from: small, to: new).isEmpty)
    #expect(MapDifference(from: small, to: new).lines == ["nothing new", note])
    new.moves.append(MapReport.Move(from: "ListVC", to: "ListVC", kind: "sort", label: "sort"))
    #expect(
      MapDifference(from: small, to: new).lines == [
        "differences from the baseline:", "+ move Persons → Persons: sort", note,
      ])
    #expect(
      MapDifference(from: new, to: small).lines.last
        == "some of this may not be new, because the baseline is of an exploration that was cut")
  }

  @Test func `links that the app doesn't open are named`() {
    var map = small
    map.unopenedLinks = ["shop://nope"]
    #expect(map.summary().contains("1 link that the app doesn't open: shop://nope"))
    #expect(MapPage().text(of: map).contains("shop://nope"))
  }

  @Test func `a walk, a count or a picture is no difference`() {
    var new = MapReport.shop
    new.states += 1
    new.screens[0].states += 1
    new.screens[0].picture = nil
    new.moves[0].walk = []
    new.moves[0].transitions += 1
    new.findings[0].ways += 1
    #expect(MapDifference(from: .shop, to: new).isEmpty)
  }
}
