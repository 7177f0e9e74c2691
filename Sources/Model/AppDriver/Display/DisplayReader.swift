import Foundation
import HeadlessUIKit

/// A reader of a controller that is in front of others.
struct DisplayReader {
  /// The maximum number of rows that are read of a layer in front, more than any display shows.
  static let rowsRead = 40
  /// The maximum number of rows that are read of a layer that is covered, on a small display.
  static let rowsReadBehind = 20

  /// An element that must be visible; `nil` for none.
  let target: ElementTarget?
  /// The size of the display in points.
  let width: Double, height: Double
  /// The targets of the popovers' arrows.
  let anchors: PopoverAnchors
  /// The tab bar controller whose bar can be touched; `nil` if there is none.
  let reachableTabs: UITabBarController?
  /// The panes in front, if the screen has just been read; `nil` if they must be read.
  let known: [ScreenReading.DrawnPane]?

  /// Reads the layer of a controller that is presented on `level` others, or of the root.
  func layer(_ controller: UIViewController, level: Int, isInFront: Bool) -> DisplayLayer {
    let path = ShownPath(from: controller)
    let controllers = path.ownPanes
    // A popover covers little of a large display.
    let behind = max(Self.rowsReadBehind, min(Self.rowsRead, Int(min(height, 10_000)) / 44))
    let rows = isInFront ? Self.rowsRead : behind
    var panes: [DisplayPane] = []
    for (place, controller) in controllers.enumerated() {
      let known = known?.count == controllers.count ? known?[place] : nil
      panes.append(pane(controller, rows: rows, known: known))
    }
    var layer = DisplayLayer(
      style: DisplayLayer.Style(of: controller), controller: controller.number,
      depth: path.depth, panes: [], tabs: tabs(on: path), level: level,
      isSeenThrough: controller.isSeenThrough, popover: anchors.popover(of: controller),
      preferredSize: PreferredSize(of: controller))
    if panes.count > 1 {
      if ElementReader(controller: controllers[0]).barOwner?.controller === path.innermost {
        layer.bar = panes[0].bar
        panes[0].bar = nil
      } else if let owner = ElementReader(controller: path.innermost).enclosingBarOwner {
        layer.bar = DisplayBar(owner, DisplayElements(), isScrolled: false)
      }
      layer.stacksPanes = arrange(&panes, of: path.innermost)
    }
    layer.panes = panes
    return layer
  }

  private func tabs(on path: ShownPath) -> TabBarSnapshot? {
    guard let tabs = path.ownTabs, tabs.showsTabs, let children = tabs.viewControllers else {
      return nil
    }
    var titles: [String] = []
    var badges: [String?] = []
    // Closures passed to `map` check the executor for each tab.
    for (place, child) in children.enumerated() {
      let item = child.tabBarItem
      titles.append(ControllerTree.tabTitle(of: child, item))
      guard let badge = item?.badgeValue else { continue }
      if badges.isEmpty { badges = Array(repeating: nil, count: children.count) }
      badges[place] = badge
    }
    return TabBarSnapshot(
      titles: titles, selectedIndex: tabs.selectedIndex, isReachable: tabs === reachableTabs,
      badges: badges)
  }

  private func pane(
    _ controller: UIViewController, rows limit: Int, known: ScreenReading.DrawnPane?
  ) -> DisplayPane {
    let reader = ElementReader(controller: controller)
    let elements: DisplayElements
    let rows: Int
    var window = 0..<0
    if let known { window = rowWindow(of: known.content, in: controller, limit) }
    if let known, known.wanted == window {
      (elements, rows) = (known.elements, known.rowCount)
    } else {
      (elements, rows) = read(reader, limit, &window)
    }
    let isAlert = controller is UIAlertController
    var bar: DisplayBar?
    if let owner = reader.barOwner {
      bar = DisplayBar(owner, elements, isScrolled: window.lowerBound > 0)
    }
    return DisplayPane(
      controller: controller.number,
      title: isAlert ? controller.title ?? "" : controller.screenName, bar: bar,
      elements: elements.content, rowsBefore: min(window.lowerBound, rows),
      rowsAfter: max(0, rows - window.upperBound), toolbar: elements.toolbar,
      dots: PageDots(of: controller),
      emptyList: rows == 0 ? RowLook.List(controller.tableForm) : .plain)
  }

  /// Reads the elements of a pane and the number of all rows; `window` becomes the indices of the
  /// rows that are read.
  private func read(
    _ reader: ElementReader, _ limit: Int, _ window: inout Range<Int>
  ) -> (elements: DisplayElements, rows: Int) {
    let controller = reader.controller
    let elements = DisplayElements()
    let dimsRows = reader.dimsRows
    var chosen = 0..<0
    let (rows, _) = reader.read {
      chosen = rowWindow(of: $0, in: controller, limit)
      elements.firstRow = chosen.lowerBound
      return chosen
    } _: { element, ordinal, row, area in
      let snapshot = element.snapshot(ordinal: ordinal, row: row)
      let isDimmed = dimsRows && (row != nil || snapshot.kind == .row)
      elements.add(element, isDimmed ? snapshot.outOfReach : snapshot, area)
      if !anchors.isEmpty, ordinal >= 0 {
        anchors.note(element, ordinal: ordinal, row: row, area, of: controller)
      }
    }
    if !anchors.isEmpty { anchors.noteAreas(of: controller) }
    window = chosen
    return (elements, rows)
  }

  /// Returns the indices of the rows to read of a pane's content.
  private func rowWindow(
    of content: [Content.Element], in controller: UIViewController, _ limit: Int
  ) -> Range<Int> {
    RowWindow(content: content, height: height).rows(around: targetRow(in: controller), limit)
  }

  /// The row that must be visible in a pane; `nil` for none.
  private func targetRow(in controller: UIViewController) -> Int? {
    guard let target, target.controller == controller.number else { return nil }
    return target.kind == .row ? target.row ?? target.ordinal : target.row
  }

  /// Sets the widths of panes, and puts them in order from left to right; returns whether they are
  /// below each other.
  private func arrange(_ panes: inout [DisplayPane], of container: UIViewController) -> Bool {
    let children = container.childrenOnScreen
    guard children.count == panes.count else { return false }
    if let split = container as? UISplitViewController {
      for (place, child) in children.enumerated() {
        panes[place].width = split.columnWidth(of: child, in: width)
      }
      if split.primaryIsTrailing { panes.reverse() }
      return false
    }
    let frames = children.map { $0.viewIfLoaded?.frame ?? .zero }
    let neighbors = zip(frames, frames.dropFirst())
    guard frames.allSatisfy({ !$0.isEmpty }),
      neighbors.allSatisfy({ $0.maxX <= $1.minX + 1 }), Double(frames.last?.maxX ?? 0) <= width + 1
    else {
      // Without a layout, what a narrow display has no room for beside is below.
      return width < 500 || neighbors.contains { $0.maxY <= $1.minY }
    }
    for place in panes.indices.dropLast() { panes[place].width = Double(frames[place].width) }
    return false
  }
}
