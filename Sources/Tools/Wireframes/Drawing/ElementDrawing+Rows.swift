import AppDriver

extension ElementDrawing {
  /// Draws a row of a list; controls take some points at its right.
  func drawRow(taken: Int, endsGroup: Bool, _ drawing: inout Drawing) {
    let look = if case .row(let look) = element.look { look } else { RowLook() }
    let row = control
    if snapshot.isSelected { drawing.canvas.rectangle(frame, "fw-q") }
    let indentation = min(min(max(snapshot.indentation, 0), 8) * 16, frame.width / 4)
    var left = frame.x + Metrics.margin + indentation
    var right = frame.maxX - Metrics.margin
    if let isExpanded = snapshot.isExpanded {
      drawing.canvas.path(
        left, row.midY - (isExpanded ? 3 : 6), isExpanded ? "l6 7l6-7" : "l7 6l-7 6", "fw-k")
      left += 22
    }
    let size = row.height - 14
    if let image = look.image, left + size + 60 <= right {
      drawBox(image, Rectangle(left, row.y + 7, size, size), &drawing)
      left += size + 12
    }
    right = drawAccessory(look.accessory, right, row, &drawing) - taken
    if !endsGroup { drawing.addLine(Rectangle(left, frame.maxY, frame.maxX - left, 1)) }
    drawTexts(look, Rectangle(left, row.y, right - left, row.height), &drawing)
  }

  /// Draws the accessory at the right of a row, and returns the remaining width.
  private func drawAccessory(
    _ accessory: RowLook.Accessory, _ right: Int, _ row: Rectangle, _ drawing: inout Drawing
  ) -> Int {
    switch accessory {
    case .none where snapshot.isChecked, .checkmark:
      drawing.canvas.path(right - 14, row.midY, "l5 5l9-11", "fw-v")
    case .none: return right
    case .chevron:
      drawing.chevrons.append(Stroke(right - 7, row.midY - 6, "l6 6l-6 6"))
    case .info:
      drawing.canvas.circle(right - 10, row.midY, radius: 10, "fw-v")
      drawing.canvas.path(right - 10, row.midY - 5, "v1m0 4v5", "fw-v")
    }
    return right - 24
  }

  /// Draws the title of a row, and its detail beside or below it.
  private func drawTexts(_ look: RowLook, _ place: Rectangle, _ drawing: inout Drawing) {
    let detail = self.detail
    guard !detail.isEmpty else {
      drawing.drawLine(snapshot.label, in: place, TextStyle())
      return
    }
    if look.hasSubtitle {
      drawing.drawLine(
        snapshot.label, in: Rectangle(place.x, place.y + 8, place.width, 22),
        TextStyle())
      drawing.drawLine(
        detail, in: Rectangle(place.x, place.y + 30, place.width, 20),
        TextStyle(font: .medium, color: .gray))
      return
    }
    if look.hasLabelColumn {
      let label = Rectangle(place.x, place.y, min(92, place.width / 3), place.height)
      drawing.drawLine(
        snapshot.label, in: label, TextStyle(font: .small, color: .accent, anchor: .right))
      drawing.drawLine(
        detail, in: Rectangle(label.maxX + 8, place.y, place.maxX - label.maxX - 8, place.height),
        TextStyle(font: .medium))
      return
    }
    let measure = TextMeasure(.body)
    let title = measure.width(of: snapshot.label, atMost: place.width)
    let most = max(place.width / 2 - 6, place.width - title - 12)
    let used = min(measure.width(of: detail, atMost: most), most)
    drawing.drawLine(
      snapshot.label, in: Rectangle(place.x, place.y, place.width - used - 12, place.height),
      TextStyle())
    drawing.drawLine(
      detail, in: Rectangle(place.maxX - used, place.y, used, place.height),
      TextStyle(color: .gray, anchor: .right))
  }

  /// The detail without the checkmark, which is drawn.
  private var detail: String {
    guard let value = snapshot.value else { return "" }
    guard snapshot.isChecked else { return value }
    var rest = value.dropLast()
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }

  /// Draws an item of a grid.
  func drawItem(_ drawing: inout Drawing) {
    let look = if case .row(let look) = element.look { look } else { RowLook() }
    drawing.canvas.rectangle(frame, radius: 8, snapshot.isSelected ? "fw-q" : "fw-fill")
    let detail = self.detail
    var bottom = frame.maxY - 4
    let inner = frame.inset(8)
    if !detail.isEmpty {
      drawing.drawLine(
        detail, in: Rectangle(inner.x, bottom - 18, inner.width, 18),
        TextStyle(font: .small, color: .gray))
      bottom -= 18
    }
    drawing.drawLine(
      snapshot.label, in: Rectangle(inner.x, bottom - 20, inner.width, 20),
      TextStyle(font: .medium))
    bottom -= 22
    if let image = look.image, bottom - frame.y > 24 {
      drawBox(
        image, Rectangle(frame.x + 8, frame.y + 8, frame.width - 16, bottom - frame.y - 10),
        &drawing)
    }
    if snapshot.isChecked || look.accessory == .checkmark {
      drawing.canvas.path(frame.maxX - 22, frame.y + 14, "l5 5l9-11", "fw-v")
    }
  }

  /// Draws an image as a box with its name.
  func drawBox(_ name: String, _ place: Rectangle, _ drawing: inout Drawing) {
    drawing.canvas.rectangle(place, radius: 5, "fw-box")
    let inner = place.inset(3)
    if inner.width >= 34 {
      drawing.drawLine(
        name, in: inner, TextStyle(font: .tiny, color: .gray, anchor: .middle))
    } else {
      // Mountains, the sign of an image.
      let sign = place.centered(16, 10)
      drawing.canvas.path(sign.x, sign.maxY, "l5-7l4 4l3-5l4 8z", "fw-l")
    }
  }
}
