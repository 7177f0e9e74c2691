import AppDriver

/// A part of the display, with its place.
struct Box {
  enum Part {
    /// The place of the time and the battery.
    case status
    /// The place from which a swipe leaves the app.
    case home
    case grabber
    /// A line between panes, or below a bar.
    case line
    /// A bar's background, which covers nothing.
    case bar
    /// The background of a group of rows.
    case group(isInset: Bool)
    case title(String, TextStyle)
    case caption(String, TextStyle)
    case back(String)
    case tab(TabBarSnapshot, Int)
    /// The tabs that don't fit, starting with an index.
    case moreTabs(TabBarSnapshot, Int)
    case element(DisplayElement, Arrangement)
    /// A note about omitted elements, such as "… 23 more rows".
    case note(count: Int, Note)
  }

  /// The surroundings of an element, which decide how it is drawn.
  enum Arrangement {
    /// It has the width of its pane.
    case content
    /// It has the width of a column, beside others.
    case column
    /// A row of a list, with the number of the points that controls take at its right.
    case row(taken: Int, endsGroup: Bool)
    case gridItem
    /// A button in a bar, or a control in a row or bar, with the name that it has there.
    case inline(String)
    /// A button of an alert or action sheet.
    case alert
  }

  enum Note {
    case rowsAbove, rowsBelow, elementsBelow, buttonsBelow
  }

  /// The whole part.
  var frame: Rectangle
  /// The area that a finger touches.
  var control: Rectangle
  let part: Part

  init(_ part: Part, _ frame: Rectangle, control: Rectangle? = nil) {
    self.part = part
    self.frame = frame
    self.control = control ?? frame
  }

  /// The element in the box; `nil` if it is another part.
  var element: DisplayElement? {
    if case .element(let element, _) = part { element } else { nil }
  }
}

/// A pane's boxes.
struct PaneBoxes {
  let controller: Int
  let frame: Rectangle
  /// The area between the bars.
  var content: Rectangle
  var boxes: [Box] = []
  /// Whether the rows are groups on a gray background.
  var isGrouped = false
  /// The boxes of the bar above all panes, which is wider than the pane but has its elements.
  var shared: [Box] = []

  /// The boxes of the pane and of the bar above all panes.
  var all: [Box] { shared.isEmpty ? boxes : shared + boxes }
}

/// A layer's boxes.
struct LayerBoxes {
  let style: DisplayLayer.Style
  var frame: Rectangle
  /// Whether the layers behind are visible, but darker.
  var isDimming = false
  /// The edge of the layer's card behind a sheet that has pushed it back, which is all that is seen
  /// of it; empty if not even that can be seen.
  var card: Rectangle?
  /// Whether a tap outside the layer dismisses it.
  var isPopover = false
  /// The arrow of a popover; `nil` if there is none.
  var arrow: PopoverArrow?
  var panes: [PaneBoxes] = []
  /// The boxes outside of panes.
  var boxes: [Box] = []

  /// Whether all panes have groups of rows on a gray background.
  var isGrouped: Bool { !panes.isEmpty && panes.allSatisfy(\.isGrouped) }

  /// Returns the layer without what doesn't fit on the display.
  func clipped(to display: Rectangle) -> LayerBoxes {
    var layer = self
    layer.frame = frame.clipped(to: display)
    layer.boxes.removeAll { !display.contains($0.frame) }
    for place in panes.indices {
      layer.panes[place].boxes.removeAll { !display.contains($0.frame) }
      layer.panes[place].shared.removeAll { !display.contains($0.frame) }
    }
    return layer
  }
}
