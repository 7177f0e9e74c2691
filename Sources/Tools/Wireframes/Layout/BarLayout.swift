import AppDriver

/// The layout of a navigation bar.
struct BarLayout {
  private let metrics: Metrics
  private let x: Int
  private let width: Int
  /// The end of the bar.
  private(set) var bottom: Int
  private(set) var boxes: [Box] = []

  init(_ bar: DisplayBar, _ metrics: Metrics, x: Int, y: Int, width: Int) {
    self.metrics = metrics
    self.x = x + metrics.side
    self.width = width - 2 * metrics.side
    bottom = y
    if let prompt = bar.prompt, !prompt.isEmpty {
      boxes.append(
        Box(
          .caption(prompt, TextStyle(font: .small, color: .gray, anchor: .middle)),
          Rectangle(x, bottom, width, 26).inset(Metrics.margin)))
      bottom += 26
    }
    addLine(bar)
    if bar.isLarge, !metrics.isFlat, !bar.title.isEmpty {
      boxes.append(
        Box(
          .title(bar.title, TextStyle(font: .large)),
          Rectangle(self.x, bottom, self.width, Metrics.largeTitle).inset(Metrics.margin)))
      bottom += Metrics.largeTitle
    }
    for element in bar.accessories {
      guard let box = ContentLayout(Rectangle(self.x, bottom, self.width, 0)).box(element) else {
        continue
      }
      boxes.append(box)
      bottom += box.frame.height
    }
    boxes.append(Box(.line, Rectangle(x, bottom - 1, width, 1)))
  }

  /// Adds the line with the Back button, the buttons, and the title.
  private mutating func addLine(_ bar: DisplayBar) {
    var left = x + 8
    var right = x + width - 8
    if let back = bar.back {
      let size = min(24 + TextMeasure(.body).width(of: back, atMost: width), width / 3)
      boxes.append(Box(.back(back), Rectangle(left, bottom, size, metrics.bar)))
      left += size + 8
    }
    let count = bar.leading.count + bar.trailing.count
    let most = count == 0 ? 0 : max(36, (right - left - 80) / count)
    for element in bar.leading {
      add(element, atMost: min(most, right - left)) { size in
        defer { left += size + Self.gap(after: element) }
        return left
      }
    }
    for element in bar.trailing.reversed() {
      add(element, atMost: min(most, right - left)) { size in
        defer { right -= size + Self.gap(after: element) }
        return right - size
      }
    }
    addTitle(bar, from: left, to: right)
    bottom += metrics.bar
  }

  /// The space after a button: images have an outline.
  private static func gap(after element: DisplayElement) -> Int {
    element.look == .button(.image) ? 6 : 0
  }

  private mutating func add(
    _ element: DisplayElement, atMost width: Int, _ place: (Int) -> Int
  ) {
    let size = InlineSize(element, name: element.element.label, atMost: width)
    guard size.width > 16 else { return }
    let frame = Rectangle(place(size.width), bottom, size.width, metrics.bar)
    boxes.append(
      Box(
        .element(element, .inline(element.element.label)), frame,
        control: frame.centered(size.width, size.height)))
  }

  private mutating func addTitle(_ bar: DisplayBar, from left: Int, to right: Int) {
    guard right - left > 40 else { return }
    // It is in the middle of the bar if there is space for it.
    let margin = max(left - x, x + width - right)
    let middle = Rectangle(x + margin, bottom, width - 2 * margin, metrics.bar)
    let between = Rectangle(left, bottom, right - left, metrics.bar)
    guard bar.titleView.isEmpty else {
      addTitleView(bar.titleView, in: between)
      return
    }
    guard !bar.title.isEmpty, !bar.isLarge || metrics.isFlat else { return }
    let size = TextMeasure(.bold).width(of: bar.title, atMost: width)
    boxes.append(
      Box(
        .title(bar.title, TextStyle(font: .bold, anchor: .middle)),
        size <= middle.width ? middle : between))
  }

  private mutating func addTitleView(_ elements: [DisplayElement], in frame: Rectangle) {
    let most = max(36, frame.width / elements.count - 4)
    let sizes = elements.map { InlineSize($0, name: $0.element.label, atMost: most) }
    let total = sizes.reduce(0) { $0 + $1.width + 4 } - 4
    var left = max(frame.x, min(x + width / 2 - total / 2, frame.maxX - total))
    for (element, size) in zip(elements, sizes) where left + size.width <= frame.maxX {
      let box = Rectangle(left, frame.y, size.width, frame.height)
      boxes.append(
        Box(
          .element(element, .inline(element.element.label)), box,
          control: box.centered(size.width, size.height)))
      left += size.width + 4
    }
  }
}
