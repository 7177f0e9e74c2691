import AppDriver

/// The drawing of a display that has been laid out.
struct Drawing {
  var canvas: Markup = ""
  /// The lines between rows, which become one path.
  private var lines: [Stroke] = []
  /// The chevrons of rows, which become one path.
  var chevrons: [Stroke] = []
  /// Whether the names of elements are written, which those of covered layers aren't.
  private(set) var isNaming = true

  /// Draws the layers from back to front.
  init(_ layout: DisplayLayout) {
    let display = layout.metrics.display
    let dimming = layout.layers.lastIndex(where: \.isDimming)
    for (place, layer) in layout.layers.enumerated() {
      let front = layout.layers[(place + 1)...]
      // All that is behind is dimmed once.
      if place == dimming { canvas.rectangle(display, "fw-dim") }
      isNaming = front.isEmpty
      canvas +=
        isNaming ? "<g class=\"fw-layer\">" : "<g class=\"fw-layer\" aria-hidden=\"true\">"
      let covers = front.map { cover in
        // What is at the corners can be seen.
        Rectangle(
          cover.frame.x, cover.frame.y + 12, cover.frame.width,
          cover.frame.maxY >= display.maxY ? cover.frame.height : cover.frame.height - 24)
      }
      drawSurface(of: layer, on: display)
      for box in layer.panes.flatMap(\.shared)
      where !covers.contains(where: { $0.contains(box.frame) }) {
        draw(box)
      }
      drawLines()
      for pane in layer.panes {
        let isClipped = pane.frame.width < display.width
        if isClipped { open(pane.frame, layer.frame) }
        if pane.isGrouped, !layer.isGrouped {
          let area = pane.content
          canvas.rectangle(
            Rectangle(area.x, area.y, area.width, pane.frame.maxY - area.y), "fw-back")
        }
        for box in pane.boxes where !covers.contains(where: { $0.contains(box.frame) }) {
          draw(box)
        }
        drawLines()
        if isClipped { canvas += "</svg>" }
      }
      for box in layer.boxes where !covers.contains(where: { $0.contains(box.frame) }) {
        draw(box)
      }
      drawLines()
      close()
    }
  }

  private mutating func drawSurface(of layer: LayerBoxes, on display: Rectangle) {
    if let card = layer.card {
      if layer.style == .full { canvas.rectangle(layer.frame, "fw-n") }
      if card.width > 0 { canvas.rectangle(card, radius: 10, "fw-sheet") }
      return
    }
    let sheet: StaticString = layer.isGrouped ? "fw-sheet fw-back" : "fw-sheet"
    switch layer.style {
    case .full: canvas.rectangle(layer.frame, layer.isGrouped ? "fw-back" : "fw-paper")
    case .sheet: canvas.rectangle(layer.frame, radius: layer.frame == display ? 0 : 10, sheet)
    case .alert: canvas.rectangle(layer.frame, radius: 14, sheet)
    case .actionSheet, .popover: canvas.rectangle(layer.frame, radius: 12, sheet)
    }
    if let arrow = layer.arrow { draw(arrow) }
  }

  /// Draws the arrow of a popover, over a part of its edge.
  private mutating func draw(_ arrow: PopoverArrow) {
    switch arrow.direction {
    case .up: canvas.path(arrow.x - 9, arrow.y + 1, "l9-10l9 10", "fw-sheet")
    case .down: canvas.path(arrow.x - 9, arrow.y - 1, "l9 10l9-10", "fw-sheet")
    case .left: canvas.path(arrow.x + 1, arrow.y - 9, "l-10 9l10 9", "fw-sheet")
    case .right: canvas.path(arrow.x - 1, arrow.y - 9, "l10 9l-10 9", "fw-sheet")
    }
  }

  /// Begins a picture in the picture, which nothing leaves.
  private mutating func open(_ pane: Rectangle, _ layer: Rectangle) {
    let frame = Rectangle(pane.x, layer.y, pane.width, max(layer.height, pane.maxY - layer.y))
    canvas += """
      <svg x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)" \
      viewBox="\(frame.x) \(frame.y) \(frame.width) \(frame.height)">
      """
  }

  private mutating func drawLines() {
    if !lines.isEmpty { canvas += "<path class=\"fw-l\" d=\"\(strokes: lines)\"/>" }
    if !chevrons.isEmpty { canvas += "<path class=\"fw-k\" d=\"\(strokes: chevrons)\"/>" }
    lines = []
    chevrons = []
  }

  private mutating func draw(_ box: Box) {
    let frame = box.frame
    switch box.part {
    case .element(let element, let arrangement):
      ElementDrawing(box, element, arrangement).draw(in: &self)
    case .status:
      canvas.rectangle(Rectangle(28, frame.midY - 2, 40, 10), radius: 5, "fw-n")
      canvas.rectangle(Rectangle(frame.maxX - 68, frame.midY - 2, 40, 10), radius: 5, "fw-n")
    case .home: canvas.rectangle(frame, radius: 2, "fw-n")
    case .grabber: canvas.rectangle(frame, radius: 2, "fw-n")
    case .line: addLine(frame)
    case .bar:
      canvas.rectangle(frame, "fw-bar")
      addLine(Rectangle(frame.x, frame.y, frame.width, 1))
    case .group(let isInset): canvas.rectangle(frame, radius: isInset ? 10 : 0, "fw-paper")
    case .title(let text, let style):
      open(role: "heading", text.spoken)
      drawLine(text, in: frame, style)
      close()
    case .caption(let text, let style): drawLine(text, in: frame, style)
    case .back(let title): drawBack(title, in: frame)
    case .tab(let tabs, let place): drawTab(tabs, place, in: frame)
    case .moreTabs(let tabs, let first): drawMore(tabs, first, in: frame)
    case .note(let count, let note): drawNote(count, note, in: frame)
    }
  }

  /// Adds a line that is drawn with all others.
  mutating func addLine(_ frame: Rectangle) {
    let direction: StaticString = frame.width > frame.height ? "h" : "v"
    lines.append(Stroke(frame.x, frame.y, direction, max(frame.width, frame.height)))
  }

  /// Draws text in the middle of a rectangle's height.
  mutating func drawLine(
    _ text: some StringProtocol, in frame: Rectangle, _ style: TextStyle
  ) {
    let x =
      switch style.anchor {
      case .left: frame.x
      case .middle: frame.midX
      case .right: frame.maxX
      }
    canvas.text(
      text, x: x, baseline: frame.midY + style.font.size * 36 / 100, width: frame.width, style)
  }

  private mutating func drawBack(_ title: String, in frame: Rectangle) {
    open(role: "img", title.spoken + ", Back button")
    canvas.path(frame.x + 11, frame.midY - 8, "l-8 8l8 8", "fw-v")
    drawLine(
      title, in: Rectangle(frame.x + 18, frame.y, frame.width - 18, frame.height),
      TextStyle(color: .accent))
    close()
  }

  private mutating func drawNote(_ count: Int, _ note: Box.Note, in frame: Rectangle) {
    let unit =
      switch note {
      case .rowsAbove: count == 1 ? "row above" : "rows above"
      case .rowsBelow: count == 1 ? "more row" : "more rows"
      case .elementsBelow: count == 1 ? "more element" : "more elements"
      case .buttonsBelow: count == 1 ? "more button" : "more buttons"
      }
    drawLine(
      "… \(count) \(unit)", in: frame.inset(Metrics.margin),
      TextStyle(font: .small, color: .gray))
  }
}
