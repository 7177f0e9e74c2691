import AppDriver

/// Where everything on a display is.
///
/// The drawing and the touches read it, so that a finger is where the element was drawn.
struct DisplayLayout {
  let metrics: Metrics
  /// The layers from back to front.
  private(set) var layers: [LayerBoxes] = []

  init(_ display: DisplaySnapshot) {
    metrics = Metrics(display)
    var presented = 0
    for layer in display.layers {
      layers.append(boxes(of: layer, presented: presented).clipped(to: metrics.display))
      if layer.style != .full { presented += 1 }
    }
  }

  private func boxes(of layer: DisplayLayer, presented: Int) -> LayerBoxes {
    switch layer.style {
    case .full: return layer.isSeenThrough ? card(layer) : full(layer)
    case .sheet(let height, let hasGrabber):
      return sheet(layer, height, hasGrabber: hasGrabber, offset: 10 * min(presented, 4))
    case .popover: return popover(layer, offset: 10 * min(presented, 4))
    case .alert, .actionSheet: return AlertLayout(layer, metrics).boxes
    }
  }

  private func full(_ layer: DisplayLayer) -> LayerBoxes {
    var boxes = LayerBoxes(style: layer.style, frame: metrics.display)
    if metrics.status > 0 {
      boxes.boxes.append(
        Box(.status, Rectangle(0, 0, metrics.display.width, metrics.status)))
    }
    fill(&boxes, with: layer, top: metrics.status, bottom: metrics.home)
    boxes.boxes.append(homeIndicator)
    return boxes
  }

  private var homeIndicator: Box {
    let display = metrics.display
    let width = min(134, display.width / 2)
    return Box(.home, Rectangle(display.midX - width / 2, display.maxY - 10, width, 4))
  }

  private func sheet(
    _ layer: DisplayLayer, _ height: Double, hasGrabber: Bool, offset: Int
  ) -> LayerBoxes {
    let display = metrics.display
    let share = height.isFinite ? min(max(height, 0.1), 1) : 1
    var frame: Rectangle
    if metrics.isRegular {
      frame = display.centered(min(580, display.width - 80), min(700, display.height - 80))
      frame.x += offset
      frame.y += offset
    } else {
      let top = min(display.height / 3, metrics.status + 10 + offset)
      frame = Rectangle(0, top, display.width, display.height - top)
    }
    let shown = Int(Double(frame.height) * share)
    frame = Rectangle(frame.x, frame.maxY - shown, frame.width, shown)
    var boxes = LayerBoxes(style: layer.style, frame: frame, isDimming: true)
    if hasGrabber {
      boxes.boxes.append(Box(.grabber, Rectangle(frame.midX - 18, frame.y + 6, 36, 5)))
    }
    fill(&boxes, with: layer, top: 10, bottom: metrics.isRegular ? 8 : metrics.home)
    if !metrics.isRegular { boxes.boxes.append(homeIndicator) }
    return boxes
  }

  private func popover(_ layer: DisplayLayer, offset: Int) -> LayerBoxes {
    let display = metrics.display
    let width = min(320, display.width - 2 * Metrics.margin)
    let top = metrics.status + metrics.bar + 8 + offset
    let frame = Rectangle(
      display.width - width - Metrics.margin, top, width,
      min(480, display.height - top - metrics.home))
    return fitted(LayerBoxes(style: layer.style, frame: frame), to: layer)
  }

  /// What is in front of a controller that is seen through, as a card.
  private func card(_ layer: DisplayLayer) -> LayerBoxes {
    let display = metrics.display
    let frame = display.centered(min(480, display.width - 48), display.height * 2 / 3)
    return fitted(LayerBoxes(style: .alert, frame: frame, isDimming: true), to: layer)
  }

  /// Fills a layer, which becomes as high as its content.
  private func fitted(_ empty: LayerBoxes, to layer: DisplayLayer) -> LayerBoxes {
    var boxes = empty
    let frame = empty.frame
    fill(&boxes, with: layer, top: 8, bottom: 8)
    guard layer.tabs == nil, layer.panes.allSatisfy(\.toolbar.isEmpty),
      let end = boxes.panes.map({ $0.boxes.map(\.frame.maxY).max() ?? 0 }).max()
    else { return boxes }
    let top = frame.y
    let height = min(frame.height, max(88, end + 8 - top))
    var fitted = LayerBoxes(
      style: empty.style, frame: Rectangle(frame.x, top, frame.width, height),
      isDimming: empty.isDimming, panes: boxes.panes, boxes: boxes.boxes)
    for place in fitted.panes.indices {
      fitted.panes[place].content.height = max(0, top + height - fitted.panes[place].content.y)
    }
    return fitted
  }

  /// Adds the bars and panes of a layer.
  private func fill(
    _ boxes: inout LayerBoxes, with layer: DisplayLayer, top: Int, bottom: Int
  ) {
    let frame = boxes.frame
    var top = frame.y + top
    var end = frame.maxY
    var inset = bottom
    if let tabs = layer.tabs, !tabs.titles.isEmpty {
      end -= metrics.tabs + bottom
      inset = 0
      add(tabs, to: &boxes, Rectangle(frame.x, end, frame.width, metrics.tabs + bottom))
    }
    var shared: [Box] = []
    if let bar = layer.bar {
      let layout = BarLayout(bar, metrics, x: frame.x, y: top, width: frame.width)
      shared = layout.boxes
      top = layout.bottom
    }
    let panes = layer.panes.count > 16 ? layer.panes.prefix(16) : layer.panes[...]
    if panes.isEmpty { boxes.boxes += shared }
    if layer.stacksPanes, !panes.isEmpty {
      let height = (end - top) / panes.count
      for (place, pane) in panes.enumerated() {
        add(
          pane, to: &boxes, Rectangle(frame.x, top + place * height, frame.width, height),
          bottom: place == panes.count - 1 ? inset : 0, shared: place == 0 ? shared : [])
      }
      return
    }
    var x = frame.x
    for (place, pane) in panes.enumerated() {
      if place > 0 {
        boxes.boxes.append(Box(.line, Rectangle(x, top, 1, end - top)))
        x += 1
      }
      let width = Self.width(of: place, in: panes, frame.maxX - x)
      add(
        pane, to: &boxes, Rectangle(x, top, width, end - top), bottom: inset,
        shared: place == 0 ? shared : [])
      x += width
    }
  }

  private func add(
    _ pane: DisplayPane, to boxes: inout LayerBoxes, _ frame: Rectangle, bottom: Int, shared: [Box]
  ) {
    var layout = PaneLayout(pane, metrics, frame: frame, bottom: bottom)
    layout.fill()
    layout.pane.shared = shared
    boxes.panes.append(layout.pane)
  }

  private static func width(
    of place: Int, in panes: ArraySlice<DisplayPane>, _ rest: Int
  ) -> Int {
    let left = panes.count - place
    guard left > 1 else { return max(0, rest) }
    guard let width = panes[place].width else {
      let fixed = panes[place...].reduce(0) { $0 + Metrics.points($1.width ?? 1) }
      let flexible = panes[place...].count { $0.width == nil }
      return max(0, min(rest, (rest - fixed) / flexible))
    }
    return max(0, min(rest, Metrics.points(width)))
  }

  private func add(_ tabs: TabBarSnapshot, to boxes: inout LayerBoxes, _ frame: Rectangle) {
    boxes.boxes.append(Box(.bar, frame))
    let count = tabs.titles.count
    // A tab bar has five places on a phone, and as many as fit on a tablet.
    let most = metrics.isRegular && frame.width >= 600 ? frame.width / 76 : 5
    let places = min(count, most, max(1, frame.width / 44))
    let width = frame.width / places
    for place in 0..<places {
      let item = Rectangle(frame.x + place * width, frame.y, width, metrics.tabs)
      if place == places - 1, places < count {
        boxes.boxes.append(Box(.moreTabs(tabs, place), item))
      } else {
        boxes.boxes.append(Box(.tab(tabs, place), item))
      }
    }
  }
}
