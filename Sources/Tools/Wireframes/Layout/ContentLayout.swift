import AppDriver

/// The layout of an element that has the width of its pane.
struct ContentLayout {
  /// The place of the element, with any height.
  private let place: Rectangle
  private let inner: Rectangle
  /// The height that texts may have.
  private let room: Int
  private let arrangement: Box.Arrangement

  /// Creates a layout for an element at a place with any height, with room for texts.
  init(_ place: Rectangle, room: Int = 8_192, _ arrangement: Box.Arrangement = .content) {
    self.place = place
    self.room = room
    self.arrangement = arrangement
    inner = place.inset(Metrics.margin)
  }

  /// Returns the box of an element that isn't a row; `nil` for a gesture.
  func box(_ element: DisplayElement) -> Box? {
    let snapshot = element.element
    let caption = snapshot.label.isEmpty ? 0 : 22
    switch element.look {
    case .slider:
      return box(element, 60, control: Rectangle(inner.x, place.y + 28, inner.width, 28))
    case .stepper: return box(element, 44, control: right(94, 32))
    case .segments:
      return box(
        element, 44 + caption, control: Rectangle(inner.x, place.y + caption + 6, inner.width, 32))
    case .wheel:
      return box(
        element, 116 + caption,
        control: Rectangle(inner.x, place.y + caption + 4, inner.width, 108))
    case .date: return box(element, 44, control: right(valueWidth(snapshot) + 24, 32))
    case .menu: return box(element, 44, control: right(valueWidth(snapshot) + 22, 32))
    case .image:
      let height = min(80, max(28, inner.width))
      return box(
        element, height + 8, control: Rectangle(inner.x, place.y + 4, inner.width, height))
    case .progress:
      return box(
        element, 20 + caption, control: Rectangle(inner.x, place.y + caption, inner.width, 20))
    case .spinner:
      return box(element, 44, control: Rectangle(place.midX - 10, place.y + 12, 20, 20))
    case .pages: return box(element, 28)
    case .textView:
      return box(element, 108, control: Rectangle(inner.x, place.y + 4, inner.width, 100))
    case .footer: return text(element, .small)
    case .label(let lines): return text(element, .body, lines: max(1, lines))
    case .button(let look): return button(element, look)
    case .info: return box(element, 44, control: right(28, 28))
    case .standard, .row: return standard(element)
    }
  }

  private func standard(_ element: DisplayElement) -> Box? {
    let snapshot = element.element
    switch snapshot.kind {
    case .text: return text(element, .body)
    case .header: return box(element, 32)
    case .button: return button(element, .plain)
    case .field:
      return box(element, 52, control: Rectangle(inner.x, place.y + 4, inner.width, 44))
    case .search:
      return box(
        element, Metrics.search, control: Rectangle(inner.x, place.y + 8, inner.width, 36))
    case .toggle: return box(element, 44, control: right(51, 31))
    case .choice: return box(element, 44, control: right(valueWidth(snapshot) + 22, 32))
    case .row: return box(element, Metrics.row)
    case .gesture: return nil
    }
  }

  private func button(_ element: DisplayElement, _ look: ButtonLook) -> Box {
    switch look {
    case .prominent, .destructiveFilled, .tinted, .gray:
      return box(element, 58, control: Rectangle(inner.x, place.y + 4, inner.width, 50))
    case .image:
      let width = TextMeasure(.small).width(of: element.element.label, atMost: inner.width) + 24
      return box(element, 52, control: middle(max(44, width), 44, in: 52))
    case .plain, .destructive, .cancel, .done:
      let width = TextMeasure(.body).width(of: element.element.label, atMost: inner.width) + 24
      return box(element, 44, control: middle(width, 44, in: 44))
    }
  }

  /// Returns the box of a text, which has at most a number of lines, and no more than there is room
  /// for.
  private func text(
    _ element: DisplayElement, _ font: TextStyle.Font, lines most: Int = .max
  ) -> Box {
    let snapshot = element.element
    let measure = TextMeasure(font)
    if let value = snapshot.value, !value.isEmpty {
      let used =
        measure.width(of: snapshot.label, atMost: inner.width)
        + measure.width(of: value, atMost: inner.width)
      if used + 12 <= inner.width || most == 1 { return box(element, Metrics.row) }
      let lines = min(most, max(1, (room - 34) / font.lineHeight))
      let count = measure.lines(of: value, width: inner.width, atMost: lines).count
      return box(element, 34 + font.lineHeight * max(1, count))
    }
    let lines = min(most, max(1, (room - 12) / font.lineHeight))
    let count = measure.lines(of: snapshot.label, width: inner.width, atMost: lines).count
    return box(element, 12 + font.lineHeight * max(1, count))
  }

  /// The width of the value of a choice, at most more than half of the width that there is.
  private func valueWidth(_ element: ElementSnapshot) -> Int {
    TextMeasure(.body).width(of: element.value ?? "", atMost: inner.width * 3 / 5)
  }

  private func right(_ width: Int, _ height: Int) -> Rectangle {
    let width = min(width, inner.width * 2 / 3)
    return Rectangle(inner.maxX - width, place.y + (44 - height) / 2, width, height)
  }

  private func middle(_ width: Int, _ height: Int, in whole: Int) -> Rectangle {
    Rectangle(inner.x, place.y, inner.width, whole).centered(width, height)
  }

  private func box(
    _ element: DisplayElement, _ height: Int, control: Rectangle? = nil
  ) -> Box {
    Box(
      .element(element, arrangement), Rectangle(place.x, place.y, place.width, height),
      control: control)
  }
}
