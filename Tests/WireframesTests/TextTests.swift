import Testing
import Wireframes

@testable import AppDriver

/// Tests of texts of several lines, buttons, and dots.
struct TextTests {
  private let long = String(repeating: "A long paragraph of words that wraps. ", count: 20)

  private func lines(_ elements: DisplayElement...) -> [String] {
    DrawnPicture(Picture(display(elements)).markup).texts.filter { $0 != "Home" }
  }

  @Test func `a label has as many lines as the app allows`() {
    #expect(lines(element(.text, long, look: .label(lines: 1))).count == 1)
    #expect(lines(element(.text, long, look: .label(lines: 1)))[0].hasSuffix("…"))
    #expect(lines(element(.text, long, look: .label(lines: 3))).count == 3)
    #expect(lines(element(.text, long)).count > 15)
    #expect(lines(element(.text, long)).last?.hasSuffix("…") == false)
  }

  @Test func `a text that is longer than the display is cut at its end`() {
    let huge = String(repeating: long, count: 10)
    let shown = lines(element(.text, huge), element(.button, "Go"), element(.button, "Stop", 1))
    #expect(shown.count > 25)
    #expect(shown.dropLast().last?.hasSuffix("…") == true)
    #expect(shown.last == "… 2 more elements")
    let drawn = DrawnPicture(Picture(display([element(.text, huge)])).markup)
    #expect(drawn.places.allSatisfy { $0.y < 810 })
  }

  @Test func `a named value of one line stays beside its name`() {
    let value = element(.text, "Name", value: long, look: .label(lines: 1))
    let drawn = DrawnPicture(Picture(display([value])).markup)
    #expect(drawn.texts.count == 3 && drawn.places[1].y == drawn.places[2].y)
    #expect(lines(element(.text, "Name", value: long)).count > 10)
  }

  @Test func `buttons have the background of their look`() {
    for (look, name) in [(ButtonLook.tinted, "fw-q"), (.gray, "fw-fill"), (.prominent, "fw-p")] {
      let drawn = DrawnPicture(
        Picture(display([element(.button, "Go", look: .button(look))])).markup)
      #expect(drawn.frames(name) == [[16, 107, 358, 50]])
    }
    let plain = DrawnPicture(Picture(display([element(.button, "Go")])).markup)
    #expect(plain.boxes.allSatisfy { ["fw-paper", "fw-n"].contains($0.name) })
  }

  @Test func `a bar button with an image has an outline inside the bar, at a distance`() throws {
    for (height, traits) in [
      (844.0, TraitSnapshot(width: .compact, height: .regular, isLandscape: false)),
      (390, TraitSnapshot(width: .compact, height: .compact, isLandscape: true)),
    ] {
      let buttons = ["Add", "Share"].enumerated().map {
        element(.button, $1, $0, look: .button(.image))
      }
      let drawn = DrawnPicture(
        Picture(
          DisplaySnapshot(
            width: 1_234 - height, height: height, traits: traits,
            layers: [
              DisplayLayer(panes: [DisplayPane(bar: DisplayBar(title: "A", trailing: buttons))])
            ])
        ).markup)
      let boxes = drawn.frames("fw-rim").sorted { $0[0] < $1[0] }
      try #require(boxes.count == 2)
      #expect(boxes.allSatisfy { $0[3] <= 28 })
      #expect(boxes[0][0] + boxes[0][2] + 4 <= boxes[1][0])
    }
  }

  @Test func `the button of a bar that completes a task is bold`() {
    let done = element(.button, "Done", look: .button(.done))
    let picture = Picture(display([], bar: DisplayBar(title: "", trailing: [done])))
    #expect(picture.markup.contains("class=\"fw-b fw-a fw-c\""))
  }

  @Test func `pages have dots above the end of the pane`() {
    let pane = DisplayPane(title: "One", dots: PageDots(count: 3, current: 1))
    let picture = Picture(DisplaySnapshot(layers: [DisplayLayer(panes: [pane])]))
    #expect(picture.markup.split(separator: "<circle").count == 4)
    #expect(DrawnPicture(picture.markup).names == ["Page 2 of 3, page dots"])
  }
}
