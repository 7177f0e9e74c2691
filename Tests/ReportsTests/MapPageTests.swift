import Foundation
import Testing

@testable import Reports

@Suite struct `A map's page` {
  private static let page = MapPage().text(of: .shop)
  private var page: String { Self.page }

  @Test func `each screen is drawn once and described once`() {
    let names = MapAnchors(.shop).screens
    let drawn = page.matches(of: /<a class="node [^"]*" href="#([^"]*)" aria-label/)
    #expect(drawn.map { String($0.1) } == names)
    let described = page.matches(of: /<article class="screen" id="([^"]*)"/)
    #expect(described.map { String($0.1) } == names)
  }

  @Test func `each move has a row, with its calls, walkthroughs and status in words`() throws {
    let rows = page.matches(of: /<tr id="([^"]*)"/)
    #expect(rows.map { String($0.1) } == MapAnchors(.shop).moves)
    let row = try #require(
      page.split(separator: "<tr ").first { $0.contains("<code>reviews</code>") })
    for part in [
      ">Silk Top</a>", ">Reviews</a>", "<span class=\"badge uncovered\">uncovered</span>",
      "<code>ProductViewControllerDelegate.<wbr>reviews</code>",
      "<span class=\"place\">ProductViewController.swift:28</span>",
    ] {
      #expect(row.contains(part), "\(part)")
    }
    #expect(page.contains("<li>shop.walk: Catalog</li>"))
  }

  @Test func `a screen has its shortest walk, coordinators, states and marks`() throws {
    let article = try #require(
      page.split(separator: "<article").first { $0.contains("<h3>Edit Fred ") })
    for part in [
      "<pre class=\"copy walk\" data-name=\"the walk\">login\ntab Customers\nselect Fred\nedit\n</pre>",
      "AppCoordinator › <span>CustomersCoordinator</span>", "sheet · 21 states · in Customers",
      "<span class=\"badge finding\">finding</span>",
      "<li>leak: EditCustomerCoordinator left behind</li>",
    ] {
      #expect(article.contains(part), "\(part)")
    }
    #expect(page.contains("<p>The app starts here.</p>"))
  }

  @Test func `findings and what wasn't explored are listed`() {
    for part in [
      "<code>findings/leak-1.walk</code>", "shown by 3 of the actions that were tried",
      "<p class=\"holder\">held by AppDelegate.editor → EditCustomerCoordinator</p>",
      "<a class=\"found\" href=\"#findings\">1 finding</a>: leak 1",
      "<li>12 states deeper than 4 pushed or presented screens</li>",
      "search: other rows each time",
      "<li><code>BarcodeViewController</code></li>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test func `the legend explains the signs that occur, and no others`() {
    for part in ["dead end: no action leaves", "three moves lead back", "3 states", "×3"] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(!page.contains("only the baseline has it"))
    #expect(
      !MapPage().text(
        of: MapReport(app: "x", screens: [MapReport.Screen(id: "A", name: "A", type: "A")])
      )
      .contains("lead back"))
  }

  @Test func `every link leads to something on the page`() {
    let names = Set(page.matches(of: /id="([^"]*)"/).map(\.1))
    for link in page.matches(of: /href="#([^"]*)"/) { #expect(names.contains(link.1), "\(link.1)") }
  }

  @Test func `no resource is loaded from elsewhere`() {
    #expect(page.contains("default-src 'none'; img-src data:; "))
    #expect(page.firstMatch(of: /(?:src|href)="(?!#|data:,")/) == nil)
    #expect(page.firstMatch(of: /url\(|@import|https?:|eval|innerHTML/) == nil)
  }

  /// Returns a page that has a text in all places, without what depends on the text's length.
  private static func page(filledWith text: String) -> String {
    MapPage(baseline: .filled(with: "y")).text(of: .filled(with: text)).replacing("<wbr>", with: "")
      // How many of a screen's marks fit depends on its name.
      .replacing(/<\/?tspan[^>]*>/, with: "")
  }

  private static let signsOfPlainPage = page(filledWith: "x").tagSigns

  @Test(arguments: Hostile.allCases)
  func `no text becomes a tag, or hides or reorders other text`(_ hostile: Hostile) {
    let full = Self.page(filledWith: hostile.text)
    #expect(full.tagSigns == Self.signsOfPlainPage)
    #expect(Hidden.inText(full).isEmpty)
  }

  @Test(arguments: ["shop", "empty", "loose"]) func `every element is closed`(name: String) {
    var open: [Substring] = []
    let void = ["meta", "link", "input", "!DOCTYPE", "use", "wbr", "rect"]
    let body = MapPage().text(of: `A map's layout`.map(name))
      .replacing(/<(style|script)>(?s:.*?)<\/\1>/, with: "")
    for tag in body.matches(of: /<(\/?)([!A-Za-z0-9]+)[^>]*?(\/?)>/) {
      if void.contains(String(tag.output.2)) || !tag.output.3.isEmpty { continue }
      if tag.output.1.isEmpty {
        open.append(tag.output.2)
      } else if open.popLast() != tag.output.2 {
        Issue.record("\(tag.output.0) closes another element")
      }
    }
    #expect(open == [])
  }

  @Test func `200 screens stay below a megabyte, and pictures left out are mentioned`() {
    let large = MapPage().text(of: .large(200))
    #expect(large.utf8.count < 1_000_000)
    let shown = large.matches(of: /<symbol id="p\d+"/).count
    #expect(shown > 20 && shown < 200)
    #expect(
      large.contains("The pictures of the \(200 - shown) screens farthest from the start are left"))
    #expect(!page.contains("farthest"))
    #expect(page.matches(of: /<symbol id="p\d+"/).count == MapReport.shop.screens.count)
  }

  @Test func `a page with a baseline marks what is new and what is gone`() throws {
    var old = MapReport.shop
    old.screens.removeAll { $0.id == "SizeGuideViewController" }
    old.moves.removeAll {
      $0.from == "SizeGuideViewController" || $0.to == "SizeGuideViewController"
    }
    old.screens.append(MapReport.Screen(id: "Wishes", name: "Wish List", type: "Wishes"))
    old.moves.append(
      MapReport.Move(from: "CatalogViewController", to: "Wishes", kind: "tap", label: "tap Wishes"))
    let page = MapPage(baseline: old).text(of: .shop)
    for part in [
      "<a class=\"node screen gone\" href=\"#s-Wishes\" aria-label=\"Wish List, removed\">",
      "<a class=\"node sheet new\" href=\"#s-SizeGuideViewController\"",
      "<ins>+ screen Size Guide (SizeGuideViewController)</ins>",
      "<del>- move Catalog → Wish List: tap Wishes</del>",
      "<p class=\"run\">27 screens, 110 moves (4 of them on the same screen)",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(
      MapPage(baseline: .shop).text(of: .shop)
        .contains("<span>no differences from the baseline</span>"))
  }

  @Test func `equal maps have equal pages, written in parts`() {
    let bytes = MapPage().bytes(of: .large(30))
    #expect(MapPage().bytes(of: .large(30)) == bytes)
    var largest = 0
    MapPage().write(.large(30)) { largest = max(largest, $0.count) }
    #expect(largest < 200_000)
  }

  @Test func `links to a screen stay valid in another map`() {
    var map = MapReport.shop
    map.screens.insert(MapReport.Screen(id: "New", name: "New", type: "New"), at: 0)
    map.moves.removeFirst()
    #expect(MapAnchors(map).screens.dropFirst() == MapAnchors(.shop).screens[...])
    #expect(MapAnchors(map).moves == Array(MapAnchors(.shop).moves.dropFirst()))
  }
}
