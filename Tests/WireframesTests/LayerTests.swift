import Testing
import Wireframes

@testable import AppDriver

/// Tests of the drawing of what is presented.
struct LayerTests {
  private func layer(
    _ style: DisplayLayer.Style, _ name: String, _ controller: Int,
    bar: DisplayBar? = nil, _ elements: [DisplayElement] = [], popover: DisplayPopover? = nil,
    preferredSize: PreferredSize? = nil
  ) -> DisplayLayer {
    DisplayLayer(
      style: style, controller: controller,
      panes: [
        DisplayPane(
          controller: controller, title: name, bar: bar ?? DisplayBar(title: name),
          elements: elements)
      ], level: controller, popover: popover, preferredSize: preferredSize)
  }

  private let large = DisplayLayer.Style.sheet(height: 1, hasGrabber: false)
  private let medium = DisplayLayer.Style.sheet(height: 0.5, hasGrabber: false)

  private func draw(_ layers: DisplayLayer...) -> DrawnPicture {
    DrawnPicture(Picture(DisplaySnapshot(layers: layers)).markup)
  }

  private func drawRegular(_ layers: DisplayLayer...) -> (DrawnPicture, DisplaySnapshot) {
    let display = DisplaySnapshot(
      width: 820, height: 1_180,
      traits: TraitSnapshot(width: .regular, height: .regular, isLandscape: false), layers: layers)
    return (DrawnPicture(Picture(display).markup), display)
  }

  @Test func `sheets on each other dim what is behind once`() {
    let drawn = draw(
      layer(.full, "Root", 0), layer(large, "A", 1), layer(large, "B", 2), layer(large, "C", 3))
    #expect(drawn.frames("fw-dim").count == 1)
  }

  @Test func `only the edges of what is behind a large sheet are seen`() {
    let button = element(.button, "Add", look: .button(.image))
    let drawn = draw(
      layer(.full, "Root", 0, bar: DisplayBar(title: "Root", trailing: [button])),
      layer(large, "A", 1, [element(.text, "Behind")]), layer(large, "B", 2))
    #expect(drawn.texts == ["B"])
    let sheets = drawn.frames("fw-sheet")
    #expect(sheets.map { $0[1] } == [47, 57, 67])
    #expect(sheets.map { $0[2] } == [342, 366, 390])
  }

  @Test func `what a medium sheet leaves free is drawn as it was`() throws {
    let rows = (0..<20).map { row("Row \($0)", $0) }
    let drawn = draw(layer(.full, "Root", 0, rows), layer(medium, "A", 1))
    #expect(drawn.texts.contains("Root") && drawn.texts.contains("Row 1"))
    let sheets = draw(layer(.full, "Root", 0, rows), layer(medium, "A", 1), layer(medium, "B", 2))
      .frames("fw-sheet")
    try #require(sheets.count == 2)
    #expect(sheets[0][1] == sheets[1][1] - 10)
  }

  @Test func `a sheet fills a phone in landscape`() {
    let display = DisplaySnapshot(
      width: 844, height: 390,
      traits: TraitSnapshot(width: .compact, height: .compact, isLandscape: true),
      layers: [layer(.full, "Root", 0), layer(large, "A", 1)])
    let drawn = DrawnPicture(Picture(display).markup)
    #expect(drawn.texts == ["A"] && drawn.frames("fw-sheet") == [[0, 0, 844, 390]])
  }

  @Test func `a form sheet has its whole height, whatever its detent is`() {
    let low = DisplayLayer.Style.sheet(height: 0.5, hasGrabber: true)
    let drawn = [large, low].map { drawRegular(layer(.full, "Root", 0), layer($0, "Form", 1)).0 }
    #expect(drawn[0].frames("fw-sheet") == [[120, 240, 580, 700]])
    #expect(drawn[0].boxes.map(\.frame) == drawn[1].boxes.map(\.frame))
  }

  @Test func `a form sheet has the size that it asks for`() {
    let size = PreferredSize(width: 400, height: 300)
    let (drawn, _) = drawRegular(
      layer(.full, "Root", 0), layer(large, "Form", 1, preferredSize: size))
    #expect(drawn.frames("fw-sheet") == [[210, 440, 400, 300]])
  }

  private func popover(
    over button: DisplayElement, in root: DisplayBar = DisplayBar(title: "Root"),
    _ elements: [DisplayElement] = [], popover: DisplayPopover, size: PreferredSize? = nil,
    style: DisplayLayer.Style = .popover, _ content: [DisplayElement]
  ) throws -> (frame: [Int], anchor: Touch, drawn: DrawnPicture) {
    let (drawn, display) = drawRegular(
      layer(.full, "Root", 1, bar: root, elements),
      layer(style, "Popover", 2, content, popover: popover, preferredSize: size))
    let touch = try #require(Touch(.tap(target(.button, button.element.ordinal)), on: display))
    return (try #require(drawn.frames("fw-sheet").last), touch, drawn)
  }

  private let size = PreferredSize(width: 260, height: 180)

  @Test func `a popover is below the bar button that it points at, and has its size`() throws {
    let button = element(.button, "Add")
    let found = try popover(
      over: button, in: DisplayBar(title: "Root", trailing: [button]),
      popover: DisplayPopover(anchor: .element(target(.button, 0))), size: size, [])
    #expect(found.frame[2] == 260 && found.frame[3] == 180)
    #expect(found.frame[1] > found.anchor.y && found.frame[1] < found.anchor.y + 50)
    #expect(found.frame[0] < found.anchor.x && found.frame[0] + 260 > found.anchor.x)
    #expect(found.drawn.frames("fw-dim").isEmpty)
  }

  @Test func `a popover without room below is above what it points at`() throws {
    let button = element(.button, "Add")
    let rows = (0..<20).map { row("Row \($0)", $0) }
    let found = try popover(
      over: button, rows + [button],
      popover: DisplayPopover(anchor: .element(target(.button, 0))), size: size, [])
    #expect(found.frame[1] + 180 < found.anchor.y && found.frame[1] + 230 > found.anchor.y)
  }

  @Test func `a popover that may only point left or right is beside its anchor`() throws {
    let button = element(.button, "Add")
    let found = try popover(
      over: button, [button],
      popover: DisplayPopover(
        anchor: .area(controller: 1, x: 10, y: 500, width: 40, height: 40), arrows: [.left]),
      size: size, [])
    #expect(found.frame[0] > 50 && found.frame[0] < 75)
    #expect(found.frame[1] < 500 && found.frame[1] + 180 > 540)
  }

  @Test func `a popover without arrows is in the middle of its anchor`() throws {
    let button = element(.button, "Add")
    let found = try popover(
      over: button, [button],
      popover: DisplayPopover(
        anchor: .area(controller: 1, x: 410, y: 590, width: 0, height: 0), arrows: []),
      size: size, [])
    #expect(found.frame == [280, 500, 260, 180])
  }

  @Test func `an action sheet in a popover has its texts, and doesn't dim what is behind`() throws {
    let button = element(.button, "Add")
    let actions = [element(.text, "Message"), element(.button, "Copy", 0)]
    let found = try popover(
      over: button, [button], popover: DisplayPopover(anchor: .element(target(.button, 0))),
      style: .actionSheet, actions)
    #expect(found.drawn.texts.suffix(3) == ["Popover", "Message", "Copy"])
    #expect(found.drawn.frames("fw-dim").isEmpty)
  }

  @Test func `an action sheet in a popover is dismissed by a tap outside`() throws {
    let (drawn, display) = drawRegular(
      layer(.full, "Root", 0),
      layer(
        .actionSheet, "Share", 1, [element(.button, "Copy", 0)], popover: DisplayPopover()))
    let frame = try #require(drawn.frames("fw-sheet").last)
    let touch = try #require(Touch(.swipeDown, on: display))
    #expect(touch.kind == .tap)
    let isInside =
      (frame[0]...frame[0] + frame[2]).contains(touch.x)
      && (frame[1]...frame[1] + frame[3]).contains(touch.y)
    #expect(!isInside)
  }
}
