import Testing
import Wireframes

@testable import AppDriver

struct PictureTests {
  @Test func `the same display gives the same picture`() {
    let display = DisplaySnapshot(layers: [DisplayLayer(panes: [DisplayPane(title: "Home")])])
    #expect(Picture(display) == Picture(display))
  }

  @Test func `a list of ten rows takes little more than 2 kB`() {
    let picture = Picture(display((0..<10).map { row("Person number \($0)", $0) }))
    #expect(picture.markup.utf8.count < 2_500)
  }

  @Test func `each element has a name with its kind and state`() {
    let drawn = DrawnPicture(
      Picture(
        display([
          row("Anna", 0, value: "Friend"), element(.button, "Log In", enabled: false),
          element(.toggle, "Mail", value: "on"),
          element(.field, "Name", empty: true, editing: true),
        ])
      ).markup)
    #expect(
      drawn.names == [
        "Home", "Anna, Friend, row", "Log In, button, disabled", "Mail, on, switch",
        "Name, field, being edited",
      ])
  }

  @Test func `a secure field has dots, whose number doesn't depend on its text`() {
    let drawn = DrawnPicture(Picture(display([element(.field, "Password", secure: true)])).markup)
    #expect(drawn.texts.contains("••••••••"))
    #expect(drawn.names.last == "Password, hidden text, field")
  }

  @Test func `rows that don't fit are counted`() {
    let picture = Picture(display((0..<40).map { row("Row \($0)", $0) }, rowsAfter: 9_960))
    let drawn = DrawnPicture(picture.markup)
    let shown = drawn.texts.count { $0.hasPrefix("Row ") }
    #expect(drawn.texts.last == "… \(10_000 - shown) more rows")
    #expect(picture.label == "Home, 10000 rows")
  }

  @Test func `elements that don't fit are counted if no rows are among them`() {
    let picture = Picture(display((0..<30).map { element(.field, "F", $0, empty: true) }))
    let drawn = DrawnPicture(picture.markup)
    #expect(drawn.texts.last?.hasSuffix(" more elements") == true)
  }

  @Test func `a title of 1,000 characters costs no more than what fits`() {
    let title = String(repeating: "Title ", count: 200)
    let picture = Picture(display([], title: title))
    #expect(picture.markup.utf8.count < 800)
    #expect(DrawnPicture(picture.markup).texts.first?.hasSuffix("…") == true)
  }

  @Test func `wide characters count double, and emoji stay whole`() {
    let wide = DrawnPicture(
      Picture(display([row(String(repeating: "長", count: 100), 0)])).markup)
    #expect(wide.texts.last.map { (10...22).contains($0.count) } == true)
    let family = "👩‍👩‍👧‍👦"
    let emoji = DrawnPicture(
      Picture(display([row(String(repeating: family, count: 100), 0)])).markup)
    let text = emoji.texts.last ?? ""
    #expect(text.hasSuffix("…") && text.dropLast().allSatisfy { String($0) == family })
  }

  @Test func `text from right to left starts at its left edge and keeps its direction`() {
    let picture = Picture(display([row("שלום", 0)]))
    #expect(picture.markup.contains("class=\"fw-e fw-r\">שלום</text>"))
  }

  @Test func `control characters and overrides are drawn as escapes`() {
    let drawn = DrawnPicture(Picture(display([row("a\u{202E}b\u{0}\t\u{FFFF}", 0)])).markup)
    #expect(drawn.isWellFormed)
    #expect(drawn.texts.last == "a\\u{202E}b\\u{0}\\t\\u{FFFF}")
  }

  @Test func `covered layers are hidden from screen readers`() {
    let behind = DisplayLayer(
      controller: 7, panes: [DisplayPane(controller: 7, title: "Behind", elements: [row("R", 0)])])
    let alert = DisplayLayer(
      style: .alert, controller: 8,
      panes: [
        DisplayPane(
          controller: 8, title: "Delete?",
          elements: [
            element(.button, "Cancel", 0, look: .button(.cancel)),
            element(.button, "Delete", 1, look: .button(.destructive)),
          ])
      ])
    let picture = Picture(DisplaySnapshot(layers: [behind, alert]))
    let drawn = DrawnPicture(picture.markup)
    #expect(drawn.names == ["Delete?", "Cancel, button", "Delete, button"])
    #expect(picture.label == "Delete?, alert over Behind, 2 buttons")
  }

  @Test(arguments: Inputs.all) func `any input gives well-formed markup inside the display`(
    input: String
  ) {
    for picture in Inputs.pictures(of: input) {
      let drawn = DrawnPicture(picture.markup)
      #expect(drawn.isWellFormed)
      #expect(drawn.elements.isSubset(of: ["svg", "g", "rect", "circle", "path", "text"]))
      #expect(drawn.attributes.isSubset(of: Inputs.attributes))
      // One expectation for each of the thousands of shapes would take most of the time.
      let outside = drawn.rectangles.filter {
        $0[0] < 0 || $0[1] < 0 || $0[0] + $0[2] > picture.width || $0[1] + $0[3] > picture.height
      }
      #expect(outside.isEmpty)
      let lost = drawn.places.filter {
        !(0...picture.width).contains($0.x) || !(0...picture.height).contains($0.y)
      }
      #expect(lost.isEmpty)
    }
  }

  @Test func `a file has a name, its style, and the mark of the finger`() {
    let display = display([row("<A>", 0)], title: "\"Q\" & </script>")
    let document = Picture(display).document(touch: Touch(.select(target(.row, 0)), on: display))
    #expect(document.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 390 844\""))
    #expect(document.contains("aria-label=\"&quot;Q&quot; &amp; &lt;/script&gt;, 1 row\""))
    #expect(document.contains("<g class=\"fw-touch\""))
    #expect(!document.contains("</script>") && !Picture.style.contains("<"))
    #expect(DrawnPicture(document).isWellFormed)
  }

  @Test func `a bar above several panes is drawn over all of them, and touched there`() throws {
    let button = DisplayElement(ElementSnapshot(.button, "Add", ordinal: 0))
    let display = DisplaySnapshot(
      width: 1_180, height: 820,
      layers: [
        DisplayLayer(
          bar: DisplayBar(title: "Catalog", trailing: [button]),
          panes: [
            DisplayPane(controller: 1, title: "Menu", width: 320),
            DisplayPane(controller: 2, title: "Dresses"),
          ])
      ])
    let markup = Picture(display).markup
    let title = try #require(markup.firstRange(of: ">Catalog<"))
    let pane = try #require(markup.firstRange(of: "<svg"))
    #expect(title.lowerBound < pane.lowerBound)
    let touch = try #require(Touch(.tap(target(.button, 0)), on: display))
    #expect(touch.x > 1_000)
  }

  @Test func `a field begins at a distance from the bar, and a row directly below it`() {
    let field = display([DisplayElement(ElementSnapshot(.field, "Name", ordinal: 0))])
    let row = display([DisplayElement(ElementSnapshot(.row, "Fred", ordinal: 0, isEnabled: true))])
    let below = Touch(.tap(target(.field, 0)), on: field).map { $0.y } ?? 0
    let first = Touch(.select(target(.row, 0)), on: row).map { $0.y } ?? 0
    #expect(below > first + 8)
  }
}
