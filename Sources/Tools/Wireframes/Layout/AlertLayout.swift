import AppDriver

/// The layout of an alert or action sheet.
struct AlertLayout {
  /// The result.
  private(set) var boxes: LayerBoxes
  private let pane: DisplayPane
  private let width: Int
  private let isSheet: Bool
  /// The available height.
  private let most: Int
  private var parts: [Box] = []
  /// The place of the next part, from the top of the alert.
  private var y = 0

  /// Lays out an alert or action sheet; a closure returns the place of one in a popover.
  init(
    _ layer: DisplayLayer, _ metrics: Metrics,
    place: ((width: Int, height: Int)) -> PopoverPlace? = { _ in nil }
  ) {
    let display = metrics.display
    pane = layer.panes.first ?? DisplayPane()
    isSheet = layer.style == .actionSheet
    let isPopover = isSheet && layer.popover != nil
    let rises = isSheet && !isPopover
    width =
      isSheet ? min(rises ? 480 : 300, display.width - 16) : min(270, display.width - 16)
    most = display.height - metrics.status - metrics.home - 32
    boxes = LayerBoxes(style: layer.style, frame: Rectangle(0, 0, 0, 0), isDimming: true)
    let buttons = pane.elements.filter { $0.element.kind == .button }
    let cancel = rises ? buttons.first { $0.look == .button(.cancel) } : nil
    addTexts()
    add(cancel == nil ? buttons : buttons.filter { $0 != cancel }, room: cancel == nil ? 0 : 62)
    let height = y + (cancel == nil ? 0 : 62)
    let popover = isPopover ? place((width, height)) : nil
    let top =
      popover?.frame.y
      ?? (rises ? display.height - metrics.home - 8 - height : (display.height - height) / 2)
    let x = popover?.frame.x ?? (display.width - width) / 2
    boxes = LayerBoxes(
      style: layer.style, frame: Rectangle(x, top, width, y), isDimming: !isPopover)
    boxes.isPopover = isPopover
    boxes.arrow = popover?.arrow
    if let cancel {
      parts.append(Box(.element(cancel, .alert), Rectangle(0, y + 8, width, 54)))
    }
    for place in parts.indices {
      parts[place].frame.x += x
      parts[place].frame.y += top
      parts[place].control.x += x
      parts[place].control.y += top
    }
    boxes.panes = [
      PaneBoxes(
        controller: pane.controller, frame: Rectangle(x, top, width, height),
        content: boxes.frame, boxes: parts)
    ]
  }

  /// Adds the title, the message, and the fields.
  private mutating func addTexts() {
    let inner = width - 2 * Metrics.margin
    let texts = pane.elements.filter { $0.element.kind == .text }
    let fields = pane.elements.filter { $0.element.kind != .text && $0.element.kind != .button }
    guard !pane.title.isEmpty || !texts.isEmpty || !fields.isEmpty else { return }
    y = isSheet ? 14 : 20
    if !pane.title.isEmpty {
      let style = TextStyle(
        font: isSheet ? .small : .bold, color: isSheet ? .gray : .ink, anchor: .middle)
      let lines = TextMeasure(style.font).lines(of: pane.title, width: inner, atMost: 3)
      for line in lines {
        parts.append(
          Box(
            .title(String(line), style),
            Rectangle(Metrics.margin, y, inner, style.font.lineHeight)))
        y += style.font.lineHeight
      }
    }
    let style = TextStyle(font: .small, color: isSheet ? .gray : .ink, anchor: .middle)
    for text in texts.prefix(3) {
      for line in TextMeasure(.small).lines(of: text.element.label, width: inner, atMost: 5) {
        guard y + style.font.lineHeight <= most / 2 else { break }
        parts.append(
          Box(
            .caption(String(line), style),
            Rectangle(Metrics.margin, y, inner, style.font.lineHeight)))
        y += style.font.lineHeight
      }
    }
    y += 8
    for field in fields where y + 40 <= most * 2 / 3 {
      let frame = Rectangle(0, y, width, 40)
      guard field.element.kind == .field || field.element.kind == .search else {
        guard let box = ContentLayout(frame).box(field), box.frame.height <= 60 else { continue }
        parts.append(box)
        y += box.frame.height
        continue
      }
      parts.append(
        Box(.element(field, .alert), frame, control: frame.inset(Metrics.margin, 4)))
      y += 40
    }
    y += isSheet ? 6 : 10
  }

  /// Adds the buttons: two side by side if both fit, others below each other.
  private mutating func add(_ buttons: [DisplayElement], room: Int) {
    let measure = TextMeasure(.bold)
    let half = width / 2
    if !isSheet, buttons.count == 2,
      buttons.allSatisfy({ measure.width(of: $0.element.label, atMost: half) <= half - 12 })
    {
      for (place, button) in buttons.enumerated() {
        parts.append(Box(.element(button, .alert), Rectangle(place * half, y, half, 44)))
      }
      parts.append(Box(.line, Rectangle(half, y, 1, 44)))
      y += 44
      return
    }
    let height = isSheet ? 54 : 44
    for (place, button) in buttons.enumerated() {
      let isLast = place == buttons.count - 1
      if y + height + (isLast ? 0 : 28) > most - room {
        parts.append(
          Box(
            .note(count: buttons.count - place, .buttonsBelow), Rectangle(0, y, width, 28)))
        y += 28
        return
      }
      parts.append(Box(.element(button, .alert), Rectangle(0, y, width, height)))
      y += height
    }
  }
}
