import Foundation
import HeadlessUIKit

/// A reader of what a controller in front of others shows.
final class DisplayReader {
  /// The maximum number of rows that are read of a layer in front, more than any display shows.
  static let rowsRead = 40
  /// The maximum number of rows that are read of a layer that is covered, on a small display.
  static let rowsReadBehind = 20

  /// An element that must be visible; `nil` for none.
  let target: ElementTarget?
  /// The size of the display in points.
  let width: Double, height: Double
  /// What the popovers point at.
  let anchors: PopoverAnchors

  init(target: ElementTarget?, width: Double, height: Double, anchors: PopoverAnchors) {
    self.target = target
    self.width = width
    self.height = height
    self.anchors = anchors
  }

  nonisolated deinit {}

  /// Reads a layer.
  ///
  /// - Parameters:
  ///   - controller: The controller that is presented, or the root.
  ///   - level: The number of controllers on which it is presented.
  ///   - isInFront: Whether no other layer covers it.
  /// - Returns: The layer.
  func layer(_ controller: UIViewController, level: Int, isInFront: Bool) -> DisplayLayer {
    let inner = ControllerTree.innermost(in: controller)
    let controllers = ControllerTree.panes(of: controller)
    // A popover covers little of a large display.
    let behind = max(Self.rowsReadBehind, min(Self.rowsRead, Int(min(height, 10_000)) / 44))
    let rows = isInFront ? Self.rowsRead : behind
    var panes = controllers.map { pane($0, rows: rows) }
    var layer = DisplayLayer(
      style: DisplayLayer.Style(of: controller), controller: controller.number,
      depth: ShownPath(from: controller).depth, panes: [],
      tabs: tabs(in: controller, isInFront: isInFront), level: level,
      isSeenThrough: controller.isSeenThrough, popover: anchors.popover(of: controller),
      preferredSize: PreferredSize(of: controller))
    if panes.count > 1 {
      if ElementReader(controller: controllers[0]).barOwner?.controller === inner {
        layer.bar = panes[0].bar
        panes[0].bar = nil
      } else if let owner = ElementReader(controller: inner).enclosingBarOwner {
        layer.bar = DisplayBar(owner, DisplayElements(), isScrolled: false)
      }
      layer.stacksPanes = arrange(&panes, of: inner)
    }
    layer.panes = panes
    return layer
  }

  private func tabs(in controller: UIViewController, isInFront: Bool) -> TabBarSnapshot? {
    guard let tabs = ControllerTree.tabs(in: controller), tabs.showsTabs,
      let children = tabs.viewControllers
    else { return nil }
    let items = children.map { $0.tabBarItem }
    let hasBadges = items.contains { $0?.badgeValue != nil }
    return TabBarSnapshot(
      titles: zip(children, items).map { ControllerTree.tabTitle(of: $0, $1) },
      selectedIndex: tabs.selectedIndex, isReachable: isInFront,
      badges: hasBadges ? items.map { $0?.badgeValue } : [])
  }

  private func pane(_ controller: UIViewController, rows limit: Int) -> DisplayPane {
    let reader = ElementReader(controller: controller)
    let elements = DisplayElements(dimsRows: reader.dimsRows)
    var window = 0..<0
    let (rows, _) = reader.read {
      window = RowWindow(content: $0, height: height).rows(around: targetRow(in: controller), limit)
      elements.firstRow = window.lowerBound
      return window
    } _: { element, ordinal, row, area in
      elements.add(element, ordinal: ordinal, row: row, area)
      if !anchors.isEmpty, ordinal >= 0 {
        anchors.note(element, ordinal: ordinal, row: row, area, of: controller)
      }
    }
    if !anchors.isEmpty { anchors.noteAreas(of: controller) }
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

  /// The row that must be visible in a pane; `nil` for none.
  private func targetRow(in controller: UIViewController) -> Int? {
    guard let target, target.controller == controller.number else { return nil }
    return target.kind == .row ? target.row ?? target.ordinal : target.row
  }

  /// Sets the widths of panes, and puts them in order from left to right.
  ///
  /// - Returns: Whether they are below each other.
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
