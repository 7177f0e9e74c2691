import AppDriver

extension ElementDrawing {
  func drawSwitch(_ drawing: inout Drawing) {
    let isOn = snapshot.value == "on"
    drawing.canvas.rectangle(control, radius: control.height / 2, isOn ? "fw-w" : "fw-n")
    drawing.canvas.circle(
      isOn ? control.maxX - 16 : control.x + 15, control.midY, radius: 13, "fw-z")
  }

  func drawSlider(_ share: Double, _ drawing: inout Drawing) {
    let thumb = Self.thumb(at: share, in: control)
    let y = control.midY - 2
    drawing.canvas.rectangle(
      Rectangle(control.x, y, control.width, 4), radius: 2, "fw-n")
    drawing.canvas.rectangle(Rectangle(control.x, y, thumb - control.x, 4), radius: 2, "fw-p")
    drawing.canvas.circle(thumb, control.midY, radius: 13, "fw-edge")
  }

  /// Draws an "i" in a circle.
  func drawInfo(_ drawing: inout Drawing) {
    drawing.canvas.circle(control.midX, control.midY, radius: 10, "fw-v")
    drawing.canvas.path(control.midX, control.midY - 5, "v1m0 4v5", "fw-v")
  }

  /// The place of the middle of a slider's thumb.
  static func thumb(at share: Double, in control: Rectangle) -> Int {
    control.x + 14 + part(share, of: control.width - 28)
  }

  func drawStepper(_ drawing: inout Drawing) {
    drawing.canvas.rectangle(control, radius: 8, "fw-fill")
    drawing.canvas.path(control.midX, control.y + 7, "v18", "fw-l")
    let quarter = control.width / 4
    drawing.canvas.path(control.x + quarter - 7, control.midY, "h14", "fw-k")
    drawing.canvas.path(control.maxX - quarter - 7, control.midY, "h14m-7-7v14", "fw-k")
  }

  func drawSegments(_ drawing: inout Drawing) {
    drawing.canvas.rectangle(control, radius: 9, "fw-fill")
    let count = snapshot.options.count
    guard count > 0 else {
      drawing.drawLine(
        snapshot.value ?? "", in: control.inset(8), TextStyle(font: .small, anchor: .middle))
      return
    }
    let segments = Segments(snapshot, in: control)
    for place in 0..<segments.shown {
      let segment = segments.frame(of: place)
      let option = snapshot.options[place]
      let isSelected = option == snapshot.value
      if isSelected {
        drawing.canvas.rectangle(segment.inset(2, 2), radius: 7, "fw-edge")
      }
      let color: TextStyle.Color = snapshot.disabledOptions.contains(place) ? .gray : .ink
      drawing.drawLine(
        place == segments.shown - 1 && segments.shown < count ? "… \(count - place)" : option,
        in: segment.inset(4), TextStyle(font: .small, color: color, anchor: .middle))
    }
  }

  /// Draws the chosen option with two arrows.
  func drawMenu(_ name: String, _ drawing: inout Drawing) {
    let value = snapshot.value ?? ""
    let isInline = if case .inline = arrangement { true } else { false }
    drawing.drawLine(
      value.isEmpty && isInline ? name : value,
      in: Rectangle(control.x, control.y, control.width - 16, control.height),
      TextStyle(color: .accent, anchor: .right))
    drawing.canvas.path(
      control.maxX - 9, control.midY - 3, "l4-4l4 4m0 6l-4 4l-4-4", "fw-v")
  }

  /// Draws the chosen option between the one before and the one after it.
  func drawWheel(_ drawing: inout Drawing) {
    if case .inline = arrangement { return drawPill(snapshot.value ?? "", &drawing) }
    let line = control.height / 3
    let middle = Rectangle(control.x, control.y + line, control.width, line)
    drawing.canvas.rectangle(middle, radius: 8, "fw-fill")
    drawing.drawLine(snapshot.value ?? "", in: middle.inset(8), TextStyle(anchor: .middle))
    guard let place = snapshot.options.firstIndex(of: snapshot.value ?? "") else { return }
    let style = TextStyle(color: .gray, anchor: .middle)
    if place > 0 {
      drawing.drawLine(
        snapshot.options[place - 1],
        in: Rectangle(control.x + 8, control.y, control.width - 16, line), style)
    }
    if place + 1 < snapshot.options.count {
      drawing.drawLine(
        snapshot.options[place + 1],
        in: Rectangle(control.x + 8, middle.maxY, control.width - 16, line), style)
    }
  }

  /// Draws a value on a gray background.
  func drawPill(_ value: String, _ drawing: inout Drawing) {
    drawing.canvas.rectangle(control, radius: 8, "fw-fill")
    drawing.drawLine(value, in: control.inset(8), TextStyle(color: .accent, anchor: .middle))
  }

  func drawImage(_ name: String, _ drawing: inout Drawing) {
    drawBox(name, control, &drawing)
  }

  func drawProgress(_ share: Double, _ drawing: inout Drawing) {
    let track = Rectangle(control.x, control.midY - 2, control.width, 4)
    drawing.canvas.rectangle(track, radius: 2, "fw-n")
    let filled = Self.part(share, of: track.width)
    guard filled > 0 else { return }
    drawing.canvas.rectangle(Rectangle(track.x, track.y, filled, 4), radius: 2, "fw-p")
  }

  func drawSpinner(_ drawing: inout Drawing) {
    drawing.canvas.path(control.midX, control.y + 2, "a8 8 0 1 1-8 8", "fw-k")
  }

  func drawPages(_ count: Int, _ current: Int, _ drawing: inout Drawing) {
    let shown = max(0, min(count, control.width / 14))
    let first = control.midX - (shown - 1) * 7
    for place in 0..<shown {
      drawing.canvas.circle(
        first + place * 14, control.midY, radius: 4,
        place == min(current, shown - 1) ? "fw-p" : "fw-n")
    }
  }

  func drawTextView(_ name: String, _ drawing: inout Drawing) {
    drawing.canvas.rectangle(control, radius: 8, "fw-edge")
    let inner = control.inset(10, 8)
    let text = snapshot.value ?? ""
    guard !text.isEmpty else {
      drawing.drawLine(
        name, in: Rectangle(inner.x, inner.y, inner.width, min(inner.height, 22)),
        TextStyle(color: .gray))
      return
    }
    let most = max(1, inner.height / 22)
    var y = inner.y
    for line in TextMeasure(.body).lines(of: text, width: inner.width, atMost: most) {
      drawing.drawLine(line, in: Rectangle(inner.x, y, inner.width, 22), TextStyle())
      y += 22
    }
  }

  /// Draws a field with its text, below its name where there is space for both.
  func drawField(_ name: String, _ drawing: inout Drawing) {
    drawing.canvas.rectangle(control, radius: 8, "fw-edge")
    let inner = control.inset(10)
    let text = snapshot.value ?? ""
    guard !snapshot.isEmpty, snapshot.isSecure || !text.isEmpty else {
      drawing.drawLine(name, in: inner, TextStyle(color: .gray))
      return
    }
    var place = inner
    if control.height >= 40, !name.isEmpty {
      drawing.drawLine(
        name, in: Rectangle(inner.x, inner.y + 3, inner.width, 14),
        TextStyle(font: .tiny, color: .gray))
      place = Rectangle(inner.x, inner.y + 16, inner.width, inner.height - 18)
    }
    // The number of dots says nothing about the text.
    drawing.drawLine(snapshot.isSecure ? "••••••••" : text, in: place, TextStyle())
  }

  func drawSearch(_ name: String, _ drawing: inout Drawing) {
    drawing.canvas.rectangle(control, radius: 10, "fw-fill")
    drawing.canvas.path(
      control.x + 18, control.midY + 3, "l5 5m-3-9a5 5 0 1 1-10 0a5 5 0 1 1 10 0", "fw-k")
    let text = snapshot.value ?? ""
    drawing.drawLine(
      text.isEmpty ? name : text,
      in: Rectangle(control.x + 32, control.y, control.width - 40, control.height),
      TextStyle(color: text.isEmpty ? .gray : .ink))
  }

  /// Returns the part of a length that a share is, from 0 to 1.
  private static func part(_ share: Double, of length: Int) -> Int {
    share.isFinite ? Int((Double(max(0, length)) * min(max(share, 0), 1)).rounded()) : 0
  }
}
