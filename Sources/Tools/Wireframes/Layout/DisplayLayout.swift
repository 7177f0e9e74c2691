import AppDriver

/// The layout of a display.
///
/// Both drawings and touches use it, so that a finger is where the element was drawn.
struct DisplayLayout {
  let metrics: Metrics
  /// The layers from back to front.
  private(set) var layers: [LayerBoxes] = []

  init(_ display: DisplaySnapshot) {
    metrics = Metrics(display)
    var sheets = 0
    for layer in display.layers {
      if case .sheet = layer.style { sheets += 1 }
      layers.append(boxes(of: layer, sheets: sheets).clipped(to: metrics.display))
    }
    layers.pushBack(metrics)
  }

  private func boxes(of layer: DisplayLayer, sheets: Int) -> LayerBoxes {
    switch layer.style {
    case .full: return layer.isSeenThrough ? card(layer) : full(layer)
    case .sheet(let height, let hasGrabber):
      return sheet(layer, height, hasGrabber: hasGrabber, place: sheets)
    case .popover: return popover(layer)
    case .alert: return AlertLayout(layer, metrics).boxes
    case .actionSheet:
      return AlertLayout(layer, metrics) { place(of: layer.popover, size: $0) }.boxes
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
    _ layer: DisplayLayer, _ height: Double, hasGrabber: Bool, place: Int
  ) -> LayerBoxes {
    let display = metrics.display
    let share = height.isFinite ? min(max(height, 0.1), 1) : 1
    var frame: Rectangle
    if metrics.isRegular {
      let size = Self.size(layer.preferredSize, or: (580, 700))
      frame = display.centered(
        min(size.width, display.width - 80), min(size.height, display.height - 80))
    } else {
      // A phone in landscape has no room around sheets. Otherwise, up to two cards are seen behind
      // one.
      let top = metrics.isFlat ? 0 : metrics.status + Self.peek * min(place, 2)
      frame = Rectangle(0, top, display.width, display.height - top)
    }
    // Only a sheet at the edge of the display rests at a lower height.
    let shown = metrics.isRegular ? frame.height : Int(Double(frame.height) * share)
    frame = Rectangle(frame.x, frame.maxY - shown, frame.width, shown)
    var boxes = LayerBoxes(style: layer.style, frame: frame, isDimming: true)
    if hasGrabber, !metrics.isRegular {
      boxes.boxes.append(Box(.grabber, Rectangle(frame.midX - 18, frame.y + 6, 36, 5)))
    }
    fill(&boxes, with: layer, top: 10, bottom: metrics.isRegular ? 8 : metrics.home)
    if !metrics.isRegular { boxes.boxes.append(homeIndicator) }
    return boxes
  }

  /// The visible height of a card behind a sheet.
  static let peek = 10

  /// Returns the size that a controller asks for, or another one.
  private static func size(
    _ preferred: PreferredSize?, or usual: (width: Int, height: Int)
  ) -> (width: Int, height: Int) {
    func length(_ wanted: Double?, _ usual: Int) -> Int {
      guard let wanted, wanted > 0 else { return usual }
      return max(80, Metrics.points(wanted))
    }
    return (length(preferred?.width, usual.width), length(preferred?.height, usual.height))
  }

  private func popover(_ layer: DisplayLayer) -> LayerBoxes {
    let bounds = popoverBounds
    var size = Self.size(layer.preferredSize, or: (320, 480))
    size = (min(size.width, bounds.width), min(size.height, bounds.height))
    if (layer.preferredSize?.height ?? 0) <= 0 {
      let trial = LayerBoxes(style: layer.style, frame: Rectangle(0, 0, size.width, size.height))
      size.height = fitted(trial, to: layer).frame.height
    }
    let place = place(of: layer.popover, size: size)
    var boxes = LayerBoxes(style: layer.style, frame: place.frame)
    boxes.isPopover = true
    boxes.arrow = place.arrow
    fill(&boxes, with: layer, top: 8, bottom: 8)
    return boxes
  }

  private var popoverBounds: Rectangle {
    let display = metrics.display
    let margin = metrics.side + 10
    return Rectangle(
      margin, metrics.status + 10, display.width - 2 * margin,
      display.height - metrics.status - metrics.home - 20)
  }

  private func place(
    of popover: DisplayPopover?, size: (width: Int, height: Int)
  ) -> PopoverPlace {
    PopoverPlace(size, at: anchor(of: popover), popover?.arrows ?? [], in: popoverBounds)
  }

  /// Returns the area that a popover points at, on the layers that have been laid out.
  private func anchor(of popover: DisplayPopover?) -> Rectangle? {
    switch popover?.anchor {
    case nil: return nil
    case .element(let target):
      guard let box = box(of: target) else { return nil }
      return box.element?.element.kind == .row ? box.frame : box.control
    case .area(let controller, let x, let y, let width, let height):
      for layer in layers.reversed() {
        guard let pane = layer.panes.first(where: { $0.controller == controller }) else { continue }
        let most = 8_192
        // The view of a controller begins at the upper edge, behind the bars.
        let isTop = layer.panes.allSatisfy { $0.frame.y >= pane.frame.y }
        let top = isTop ? layer.frame.y : pane.frame.y
        let area = Rectangle(
          pane.frame.x + min(max(x, -most), most), top + min(max(y, -most), most),
          min(max(width, 0), most), min(max(height, 0), most)
        ).clipped(to: metrics.display)
        return metrics.display.contains(area) ? area : nil
      }
      return nil
    }
  }

  /// Returns the box of an element.
  ///
  /// Labels aren't compared, because they may have been redacted.
  func box(of target: ElementTarget) -> Box? {
    for layer in layers.reversed() {
      for pane in layer.panes where pane.controller == target.controller {
        let box = pane.all.first { $0.element?.leads(to: target) ?? false }
        if let box { return box }
      }
    }
    return nil
  }

  /// Returns a translucent layer as a card.
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
