import AppDriver

/// The drawing of one element.
struct ElementDrawing {
  let frame: Rectangle
  let control: Rectangle
  let element: DisplayElement
  let arrangement: Box.Arrangement
  var snapshot: ElementSnapshot { element.element }

  init(_ box: Box, _ element: DisplayElement, _ arrangement: Box.Arrangement) {
    frame = box.frame
    control = box.control
    self.element = element
    self.arrangement = arrangement
  }

  func draw(in drawing: inout Drawing) {
    drawing.open(element)
    switch arrangement {
    case .row(let taken, let endsGroup): drawRow(taken: taken, endsGroup: endsGroup, &drawing)
    case .gridItem: drawItem(&drawing)
    case .alert: drawInAlert(&drawing)
    case .inline(let name): drawControl(name, &drawing)
    case .content, .column:
      drawName(&drawing)
      drawControl(snapshot.label, &drawing)
    }
    drawing.close()
    if snapshot.isEditing {
      drawing.canvas.rectangle(control, radius: 8, "fw-ring")
    }
  }

  /// Whether the element has the width of its pane, or of a column.
  private var isInContent: Bool {
    switch arrangement {
    case .content, .column: true
    case .row, .gridItem, .inline, .alert: false
    }
  }

  /// Draws the name beside or above a control that doesn't show it itself.
  private func drawName(_ drawing: inout Drawing) {
    let inner = frame.inset(Metrics.margin)
    switch element.look {
    case .slider:
      var place = Rectangle(inner.x, frame.y + 4, inner.width, 22)
      drawing.drawLine(snapshot.label, in: half(place), TextStyle())
      place.x = inner.midX
      place.width /= 2
      drawing.drawLine(
        snapshot.value ?? "", in: place, TextStyle(color: .gray, anchor: .right))
    case .segments, .wheel, .progress:
      drawing.drawLine(
        snapshot.label, in: Rectangle(inner.x, frame.y, inner.width, control.y - frame.y),
        TextStyle(font: .small, color: .gray))
    case .spinner:
      let left = control.maxX + 10
      drawing.drawLine(
        snapshot.label, in: Rectangle(left, frame.y, inner.maxX - left, frame.height),
        TextStyle(font: .medium, color: .gray))
    case .stepper:
      let width = control.x - inner.x - 10
      let value = snapshot.value ?? ""
      let used = min(TextMeasure(.body).width(of: value, atMost: width), width / 2)
      drawing.drawLine(
        snapshot.label, in: Rectangle(inner.x, frame.y, width - used - 8, frame.height),
        TextStyle())
      drawing.drawLine(
        value, in: Rectangle(inner.x + width - used, frame.y, used, frame.height),
        TextStyle(color: .gray, anchor: .right))
    case .menu, .date: drawNameAtLeft(&drawing)
    case .standard where snapshot.kind == .toggle || snapshot.kind == .choice:
      drawNameAtLeft(&drawing)
    default: break
    }
  }

  private func drawNameAtLeft(_ drawing: inout Drawing) {
    let left = frame.x + Metrics.margin
    drawing.drawLine(
      snapshot.label, in: Rectangle(left, frame.y, control.x - left - 8, frame.height),
      TextStyle())
    guard case .content = arrangement else { return }
    drawing.addLine(Rectangle(left, frame.maxY, frame.maxX - left, 1))
  }

  private func half(_ place: Rectangle) -> Rectangle {
    Rectangle(place.x, place.y, place.width / 2 - 4, place.height)
  }

  /// Draws the control itself.
  private func drawControl(_ name: String, _ drawing: inout Drawing) {
    switch element.look {
    case .slider(let share, _, _): drawSlider(share, &drawing)
    case .stepper: drawStepper(&drawing)
    case .segments: drawSegments(&drawing)
    case .menu: drawMenu(name, &drawing)
    case .wheel: drawWheel(&drawing)
    case .date: drawPill(snapshot.value ?? "", &drawing)
    case .image: drawImage(name, &drawing)
    case .progress(let share): drawProgress(share, &drawing)
    case .spinner: drawSpinner(&drawing)
    case .pages(let count, let current): drawPages(count, current, &drawing)
    case .textView: drawTextView(name, &drawing)
    case .footer: drawText(.small, .gray, &drawing)
    case .button(let look): drawButton(name, look, &drawing)
    case .info: drawInfo(&drawing)
    case .standard, .label, .row: drawStandard(name, &drawing)
    }
  }

  private func drawStandard(_ name: String, _ drawing: inout Drawing) {
    switch snapshot.kind {
    case .text:
      if isInContent {
        drawText(.body, .ink, &drawing)
      } else {
        let value = snapshot.value ?? ""
        drawing.drawLine(value.isEmpty ? name : value, in: control, TextStyle(color: .gray))
      }
    case .header:
      drawing.drawLine(
        name,
        in: Rectangle(frame.x, frame.y + 4, frame.width, frame.height - 4)
          .inset(Metrics.margin), TextStyle(font: .small, color: .gray))
    case .row: drawing.drawLine(name, in: control.inset(4), TextStyle())
    case .button: drawButton(name, .plain, &drawing)
    case .field: drawField(name, &drawing)
    case .toggle: drawSwitch(&drawing)
    case .choice: drawMenu(name, &drawing)
    case .search: drawSearch(name, &drawing)
    case .gesture: break
    }
  }

  /// Draws a text, with its value beside or below it.
  private func drawText(
    _ font: TextStyle.Font, _ color: TextStyle.Color, _ drawing: inout Drawing
  ) {
    let inner = frame.inset(Metrics.margin)
    let style = TextStyle(font: font, color: color)
    if let value = snapshot.value, !value.isEmpty {
      drawNamed(value, inner, font, &drawing)
      return
    }
    var y = frame.y + 6
    let most = max(1, (frame.height - 12) / font.lineHeight)
    for line in TextMeasure(font).lines(of: snapshot.label, width: inner.width, atMost: most) {
      drawing.drawLine(line, in: Rectangle(inner.x, y, inner.width, font.lineHeight), style)
      y += font.lineHeight
    }
  }

  private func drawNamed(
    _ value: String, _ inner: Rectangle, _ font: TextStyle.Font, _ drawing: inout Drawing
  ) {
    let measure = TextMeasure(font)
    if frame.height == Metrics.row {
      let name = measure.width(of: snapshot.label, atMost: inner.width)
      let most = max(inner.width / 2 - 4, inner.width - name - 8)
      let used = min(measure.width(of: value, atMost: inner.width), most)
      drawing.drawLine(
        snapshot.label,
        in: Rectangle(inner.x, inner.y, inner.width - used - 8, inner.height),
        TextStyle(font: font, color: .gray))
      drawing.drawLine(
        value, in: Rectangle(inner.maxX - used, inner.y, used, inner.height),
        TextStyle(font: font, anchor: .right))
      return
    }
    drawing.drawLine(
      snapshot.label, in: Rectangle(inner.x, frame.y + 6, inner.width, 20),
      TextStyle(font: .small, color: .gray))
    var y = frame.y + 28
    let most = max(1, (frame.height - 34) / font.lineHeight)
    for line in measure.lines(of: value, width: inner.width, atMost: most) {
      drawing.drawLine(
        line, in: Rectangle(inner.x, y, inner.width, font.lineHeight), TextStyle(font: font))
      y += font.lineHeight
    }
  }

  private func drawInAlert(_ drawing: inout Drawing) {
    guard snapshot.kind == .button else { return drawField(snapshot.label, &drawing) }
    var style = TextStyle(color: .accent, anchor: .middle)
    switch element.look {
    case .button(.destructive): style.color = .red
    case .button(.cancel): style.font = .bold
    default: break
    }
    if frame.height == 54, element.look == .button(.cancel) {
      drawing.canvas.rectangle(frame, radius: 12, "fw-sheet")
    } else {
      drawing.addLine(Rectangle(frame.x, frame.y, frame.width, 1))
    }
    drawing.drawLine(snapshot.label, in: frame.inset(6), style)
  }

  private func drawButton(_ name: String, _ look: ButtonLook, _ drawing: inout Drawing) {
    let isWide = isInContent
    var style = TextStyle(color: .accent, anchor: .middle)
    switch look {
    case .plain: break
    case .prominent, .destructiveFilled:
      drawing.canvas.rectangle(
        control, radius: isWide ? 12 : 8, look == .prominent ? "fw-p" : "fw-u")
      style.color = .onAccent
      if isWide { style.font = .bold }
    case .destructive: style.color = .red
    case .cancel, .done: style.font = .bold
    case .tinted: drawing.canvas.rectangle(control, radius: isWide ? 12 : 8, "fw-q")
    case .gray: drawing.canvas.rectangle(control, radius: isWide ? 12 : 8, "fw-fill")
    case .image:
      drawing.canvas.rectangle(control, radius: isWide ? 12 : control.height / 2, "fw-rim")
      style.font = .small
    }
    drawing.drawLine(name, in: control.inset(4), style)
  }
}
