import Testing
import Wireframes

@testable import AppDriver

/// Tests of lists whose sections are groups on a gray background.
struct GroupTests {
  private func row(_ ordinal: Int, starts: Bool = false, inset: Bool = true) -> DisplayElement {
    element(
      .row, "Row \(ordinal)", ordinal,
      look: .row(RowLook(startsSection: starts, list: .grouped(isInset: inset))))
  }

  private func draw(_ elements: [DisplayElement]) -> DrawnPicture {
    DrawnPicture(Picture(display(elements)).markup)
  }

  @Test func `the sections of an inset list are round groups on a gray background`() {
    let rows = [row(0, starts: true), row(1), row(2, starts: true)]
    let drawn = draw(rows)
    #expect(drawn.frames("fw-back").count == 1 && drawn.place(of: "Row 0").x == 32)
    let groups = drawn.frames("fw-paper")
    #expect(groups.map { $0[2] } == [358, 358] && groups.map { $0[3] } == [88, 44])
    #expect(groups[1][1] >= groups[0][1] + 88 + 12)
    #expect(Touch(.select(target(.row, 2)), on: display(rows)).map(\.y) == groups[1][1] + 22)
  }

  @Test func `the headers and footers of an inset list begin where its texts do`() {
    let drawn = draw([
      element(.header, "Header", 0, enabled: false), row(0, starts: true),
      element(.text, "Footer", 0, look: .footer),
    ])
    let (header, footer) = (drawn.place(of: "Header"), drawn.place(of: "Footer"))
    #expect(header.x == 32 && footer.x == 32 && drawn.frames("fw-paper").count == 1)
    #expect(header.y < drawn.place(of: "Row 0").y && footer.y > drawn.place(of: "Row 0").y + 22)
  }

  @Test func `the sections of a grouped list have the width of the list`() {
    let drawn = draw([row(0, starts: true, inset: false), row(1, starts: true, inset: false)])
    #expect(drawn.frames("fw-paper").map { $0[2] } == [390, 390])
    #expect(drawn.place(of: "Row 0").x == 16)
  }

  @Test func `a list without rows keeps its gray background`() {
    let pane = DisplayPane(
      elements: [element(.text, "Nothing")], emptyList: .grouped(isInset: true))
    let drawn = DrawnPicture(
      Picture(DisplaySnapshot(layers: [DisplayLayer(panes: [pane])])).markup)
    #expect(drawn.frames("fw-back").count == 1 && drawn.frames("fw-paper").isEmpty)
  }

  @Test func `only the pane with groups has a gray background`() {
    let panes = [
      DisplayPane(controller: 1, elements: [row(0, starts: true)]),
      DisplayPane(controller: 2, elements: [element(.text, "Detail")]),
    ]
    let drawn = DrawnPicture(
      Picture(DisplaySnapshot(width: 800, layers: [DisplayLayer(panes: panes)])).markup)
    #expect(drawn.frames("fw-back").map { $0[2] } == [399])
  }

  @Test func `a label column is narrow, with the details beside it`() {
    let drawn = draw(
      [("home", "555-1234"), ("mobile", "555-9876")].enumerated().map { place, texts in
        element(
          .row, texts.0, value: texts.1, place, look: .row(RowLook(hasLabelColumn: true)))
      })
    #expect(drawn.place(of: "home").x == 108 && drawn.place(of: "mobile").x == 108)
    #expect(drawn.place(of: "555-1234").x == 116)
  }

  @Test func `a button that destroys something is filled with red`() {
    let drawn = draw([element(.button, "Delete", look: .button(.destructiveFilled))])
    #expect(drawn.frames("fw-u").count == 1 && drawn.frames("fw-p").isEmpty)
  }

  @Test func `an image without words is drawn, but isn't counted or touched`() {
    let shown = display([
      element(.text, "heart", -1, look: .image), element(.text, "Hello", 0),
    ])
    let drawn = DrawnPicture(Picture(shown).markup)
    #expect(drawn.texts == ["Home", "heart", "Hello"] && drawn.frames("fw-box").count == 1)
    #expect(Picture(shown).label == "Home, 1 element")
  }
}
