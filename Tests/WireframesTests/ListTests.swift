import Testing
import Wireframes

@testable import AppDriver

/// Tests of rows, grids, and tabs as they are drawn and touched.
struct ListTests {
  private func texts(_ display: DisplaySnapshot) -> [String] {
    DrawnPicture(Picture(display).markup).texts
  }

  private func header(_ label: String, _ ordinal: Int) -> DisplayElement {
    element(.header, label, ordinal, enabled: false)
  }

  private func item(_ ordinal: Int, startsSection: Bool = false) -> DisplayElement {
    element(
      .row, "Item \(ordinal)", ordinal,
      look: .row(RowLook(columns: 3, startsSection: startsSection)))
  }

  private func tabs(
    _ count: Int, selected: Int = 0, width: Double = 390, isRegular: Bool = false
  ) -> DisplaySnapshot {
    let bar = TabBarSnapshot(
      titles: (0..<count).map { "Tab \($0)" }, selectedIndex: selected, isReachable: true)
    return DisplaySnapshot(
      width: width, height: 844,
      traits: TraitSnapshot(
        width: isRegular ? .regular : .compact, height: .regular, isLandscape: false),
      layers: [DisplayLayer(panes: [DisplayPane(title: "Home")], tabs: bar)])
  }

  // MARK: Sections and grids

  @Test(arguments: 14...18) func `a header isn't the last thing above what is left out`(_ rows: Int)
  {
    let display = display(
      (0..<rows).map { row("Row \($0)", $0) } + [header("Section", 0)]
        + (rows..<40).map { row("Row \($0)", $0) })
    let texts = texts(display)
    #expect(texts.last?.hasSuffix(" more rows") == true)
    #expect(texts.dropLast().last?.hasPrefix("Row ") == true)
  }

  @Test func `a grid that is scrolled begins with a whole line of items`() throws {
    let items =
      (0..<7).map { item($0, startsSection: $0 == 0) }
      + (7..<60).map { item($0, startsSection: $0 == 7) }
    let display = display(items)
    let action = UserAction.select(target(.row, 45))
    let scrolled = display.scrolled(to: action)
    #expect((scrolled.layers[0].panes[0].rowsBefore - 7).isMultiple(of: 3))
    #expect(scrolled.layers[0].panes[0].rowsBefore > 7)
    // The third item of a line: 45 is 38 items after the beginning of its section.
    #expect(try #require(Touch(action, on: scrolled)).x > 260)
  }

  // MARK: Controls in rows

  @Test func `the button about a row is an icon at its right, before its chevron`() throws {
    let display = display([
      row("Fred", 0, accessory: .chevron),
      element(.button, "Fred: More Info", 0, row: 0, look: .info),
      row("Anna", 1, accessory: .none),
      element(.button, "Anna: More Info", 0, row: 1, look: .info),
    ])
    let drawn = DrawnPicture(Picture(display).markup)
    #expect(drawn.texts == ["Home", "Fred", "Anna"])
    #expect(drawn.names.contains("Fred: More Info, button"))
    let fred = try #require(Touch(.tap(target(.button, 0, row: 0)), on: display))
    let anna = try #require(Touch(.tap(target(.button, 0, row: 1)), on: display))
    #expect((320..<350).contains(fred.x) && (350..<375).contains(anna.x))
    #expect((91..<135).contains(fred.y) && (135..<179).contains(anna.y))
  }

  @Test func `a field in a row has its own placeholder, beside the title of the row`() {
    let display = display([
      row("Name", 0, accessory: .none),
      element(.field, "Name: Your name", value: "", 0, empty: true, row: 0),
      row("City", 1, accessory: .none),
      element(.field, "City", value: "", 0, empty: true, row: 1),
      row("Street", 2, accessory: .none),
      element(.field, "Street: Where", value: "Rock Lane", 0, row: 2),
    ])
    #expect(texts(display) == ["Home", "Name", "Your name", "City", "Street", "Rock Lane"])
  }

  @Test func `a field alone in a row has the width of the row`() throws {
    let display = display([
      element(
        .row, "Your name", 0, look: .row(RowLook(hasTitle: false))),
      element(.field, "Your name", value: "", 0, empty: true, row: 0),
    ])
    let drawn = DrawnPicture(Picture(display).markup)
    #expect(drawn.texts == ["Home", "Your name"])
    #expect(drawn.rectangles.contains { $0[0] == 16 && $0[2] == 358 })
  }

  // MARK: Tabs

  @Test func `of more than five tabs, a narrow display shows four and More`() throws {
    let drawn = DrawnPicture(Picture(tabs(7)).markup)
    #expect(drawn.texts == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    #expect(drawn.names.last == "More: Tab 4, Tab 5, Tab 6, tab")
    #expect(texts(tabs(5)).last == "Tab 4")
    let more = try #require(Touch(.selectTab(6), on: tabs(7)))
    #expect(more == Touch(.selectTab(4), on: tabs(7)) && more.x > 312)
  }

  @Test func `More is selected with the tabs in it`() {
    let drawn = DrawnPicture(Picture(tabs(20, selected: 12)).markup)
    #expect(drawn.names.last?.hasPrefix("More: Tab 4, Tab 5") == true)
    #expect(drawn.names.last?.hasSuffix(", Tab 12, selected tab") == true)
    #expect(drawn.names.count { $0.hasSuffix("selected tab") } == 1)
  }

  @Test func `a wide display shows all tabs while they fit`() {
    #expect(texts(tabs(8, width: 1_024, isRegular: true)).last == "Tab 7")
    #expect(texts(tabs(40, width: 1_024, isRegular: true)).last == "More")
  }
}
