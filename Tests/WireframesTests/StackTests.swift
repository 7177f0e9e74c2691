import Testing
import Wireframes

@testable import AppDriver

/// Tests of what stands beside each other.
struct StackTests {
  private func button(
    _ title: String, _ ordinal: Int, _ columns: StackColumn...
  ) -> DisplayElement { element(.button, title, ordinal, columns: columns) }

  private func text(_ text: String, _ columns: StackColumn...) -> DisplayElement {
    element(.text, text, look: .label(lines: 1), columns: columns)
  }

  private func draw(_ elements: [DisplayElement]) -> DrawnPicture {
    DrawnPicture(Picture(display(elements)).markup)
  }

  private func equal(_ column: Int) -> StackColumn {
    StackColumn(stack: 0, column: column, distribution: .equal)
  }

  @Test func `columns of equal width are beside each other, and touched there`() throws {
    let elements = (0..<3).map { button("B\($0)", $0, equal($0)) } + [text("Below")]
    let drawn = draw(elements)
    let places = (0..<3).map { drawn.place(of: "B\($0)") }
    #expect(Set(places.map(\.y)).count == 1)
    #expect(places[1].x - places[0].x == places[2].x - places[1].x)
    #expect(drawn.place(of: "Below").y > places[0].y + 20)
    let touches = try (0..<3).map {
      try #require(Touch(.tap(target(.button, $0)), on: display(elements)))
    }
    #expect(touches.map(\.x) == places.map(\.x) && touches[0].y == touches[2].y)
  }

  @Test func `a spacer pushes what follows to the right edge`() {
    let drawn = draw([
      text("Label", StackColumn(stack: 0, column: 0, spacers: [1])),
      button("See All", 0, StackColumn(stack: 0, column: 2, spacers: [1])),
    ])
    #expect(drawn.place(of: "Label").x == 16 && drawn.place(of: "See All").x > 320)
    #expect(abs(drawn.place(of: "Label").y - drawn.place(of: "See All").y) <= 1)
  }

  @Test func `a field takes what a button beside it leaves`() throws {
    let drawn = draw([
      element(.field, "Message", empty: true, columns: [StackColumn(stack: 0, column: 0)]),
      button("Send", 0, StackColumn(stack: 0, column: 1)),
    ])
    let field = try #require(drawn.frames("fw-edge").first)
    #expect(field[0] == 16 && field[2] > 240 && drawn.place(of: "Send").x > 320)
  }

  @Test func `a column may contain several elements below each other`() throws {
    let first = StackColumn(stack: 0, column: 0)
    let drawn = draw([
      text("Fred", first), text(String(repeating: "long ", count: 50), first),
      button("Call", 0, StackColumn(stack: 0, column: 1)),
    ])
    #expect(drawn.place(of: "Call").x > 320)
    try #require(drawn.texts.count == 4)
    #expect(drawn.texts[2].hasSuffix("…"))
    #expect((drawn.places[1].y..<drawn.places[2].y + 1).contains(drawn.place(of: "Call").y))
  }

  @Test func `columns inside a column share its width`() {
    let outer = equal(0)
    let inner = (0..<2).map { StackColumn(stack: 1, column: $0, distribution: .equal) }
    let drawn = draw([
      text("A", outer, inner[0]), text("B", outer, inner[1]), text("C", outer),
      button("D", 0, equal(1)),
    ])
    #expect(drawn.place(of: "A").x == 16 && (80...120).contains(drawn.place(of: "B").x))
    #expect(drawn.place(of: "C").x == 16 && drawn.place(of: "C").y > drawn.place(of: "A").y)
    #expect(drawn.place(of: "D").x > 250)
  }

  @Test func `columns with one letter each are drawn, with spaces between them`() {
    let drawn = draw(
      ["i", "j", "l"].enumerated().map {
        text($1, StackColumn(stack: 0, column: $0, distribution: .spaced))
      })
    #expect(drawn.texts == ["Home", "i", "j", "l"])
    #expect(drawn.place(of: "l").x > 340 && (170...200).contains(drawn.place(of: "j").x))
  }

  @Test func `what is alone in a stack has the width of the pane`() {
    let toggle = element(.toggle, "Wi-Fi", value: "on", columns: [StackColumn(stack: 0, column: 1)])
    let drawn = draw([toggle])
    #expect(drawn.place(of: "Wi-Fi").x == 16 && drawn.frames("fw-w")[0][0] == 323)
  }

  @Test func `a stack that doesn't fit is counted with what follows`() {
    let elements = (0..<25).flatMap { line in
      (0..<2).map {
        button(
          "B", line * 2 + $0, StackColumn(stack: line, column: $0, distribution: .equal))
      }
    }
    let drawn = draw(elements)
    let shown = drawn.texts.count { $0 == "B" }
    #expect(shown.isMultiple(of: 2) && drawn.texts.last == "… \(50 - shown) more elements")
  }
}
