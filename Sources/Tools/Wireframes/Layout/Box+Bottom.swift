import AppDriver

extension Box {
  /// Returns the boxes of a toolbar, whose items share its width.
  static func toolbar(_ items: [DisplayElement], in frame: Rectangle, inset: Int) -> [Box] {
    var boxes = [Box(.bar, frame)]
    let inner = frame.inset(inset)
    let items = items.prefix(max(1, inner.width / 44))
    let most = inner.width / items.count - 4
    let sizes = items.map { InlineSize($0, name: $0.element.label, atMost: most) }
    let rest = inner.width - sizes.reduce(0) { $0 + $1.width }
    let gap = items.count > 1 ? rest / (items.count - 1) : 0
    var x = inner.x
    for (item, size) in zip(items, sizes) {
      let place = Rectangle(x, frame.y, size.width, Metrics.toolbar)
      boxes.append(
        Box(
          .element(item, .inline(item.element.label)), place,
          control: place.centered(size.width, size.height)))
      x += size.width + gap
    }
    return boxes
  }

  init(_ dots: PageDots, in frame: Rectangle) {
    let count = max(1, dots.count)
    let current = min(max(0, dots.current), count - 1)
    let element = DisplayElement(
      ElementSnapshot(.text, "Page \(current + 1) of \(count)", ordinal: -1),
      look: .pages(count: count, current: current))
    self.init(.element(element, .inline("")), frame)
  }
}
