import HeadlessUIKit

/// A reader of what a controller in front of others shows.
struct DisplayReader {
  /// The maximum number of rows that are read, more than any display shows.
  static let rowsRead = 40

  private let target: ElementTarget?

  init(_ target: ElementTarget?) { self.target = target }

  func layer(_ controller: UIViewController) -> DisplayLayer {
    let panes = ControllerTree.panes(of: controller).map(pane)
    var tabs: TabBarSnapshot?
    if let controller = ControllerTree.tabs(in: controller), controller.showsTabs,
      let children = controller.viewControllers
    {
      tabs = TabBarSnapshot(
        titles: children.map(ControllerTree.tabTitle), selectedIndex: controller.selectedIndex,
        isReachable: true, badges: children.map { $0.tabBarItem?.badgeValue })
    }
    return DisplayLayer(
      style: style(of: controller), controller: controller.number,
      depth: ControllerTree.path(in: controller).count, panes: panes, tabs: tabs)
  }

  private func style(of controller: UIViewController) -> DisplayLayer.Style {
    guard controller.presenter != nil else { return .full }
    switch ControllerTree.style(of: controller) {
    case .alert: return .alert
    case .sheet: return .sheet(height: 1, hasGrabber: false)
    case .cover: return .full
    }
  }

  private func pane(_ controller: UIViewController) -> DisplayPane {
    var elements: [DisplayElement] = []
    let (rows, _) = ElementReader(controller: controller).read(rows: 0..<Self.rowsRead) {
      element, ordinal, row in
      elements.append(DisplayElement(element.snapshot(ordinal: ordinal, row: row)))
    }
    let bar: DisplayBar? =
      controller.navigationController == nil ? nil : DisplayBar(title: controller.screenName)
    return DisplayPane(
      controller: controller.number, title: controller.screenName, bar: bar, elements: elements,
      rowsAfter: max(0, rows - Self.rowsRead))
  }
}
