import HeadlessUIKit

extension AppSession {
  /// Returns a snapshot of the whole app.
  ///
  /// - Parameter rowLimit: The maximum number of rows to read in each pane. Rows beyond the limit
  ///   cost nothing.
  /// - Returns: The snapshot; `nil` if no window shows a controller.
  public func snapshot(rowLimit: Int = .max) -> AppSnapshot? {
    guard let application = app.application, let window = application.touchableWindow,
      let front = window.frontmost,
      let screen = screen(rowLimit: rowLimit)
    else { return nil }
    let chain = Array(window.frontmostChain.reversed())
    let roots = application.allWindows.compactMap(\.rootViewController)
    return AppSnapshot(
      screen: screen,
      tabs: chain.lazy.compactMap { ShownPath(from: $0).tabs }.first.map(tabs) ?? [],
      presented: chain.dropFirst().map {
        PresentedSnapshot(
          style: ControllerTree.style(of: $0), stack: ShownPath(from: $0).names,
          beside: ShownPath(from: $0).namesBeside)
      },
      windows: roots.map(controller),
      traits: app.traits,
      coordinators: coordinatorSnapshot(front, roots))
  }

  /// The coordinators without a parent, each with its children; empty if no window shows a
  /// controller.
  package var coordinators: [CoordinatorSnapshot] {
    guard let application = app.application, let front = application.touchableWindow?.frontmost
    else {
      return []
    }
    return coordinatorSnapshot(front, application.allWindows.compactMap(\.rootViewController))
  }

  private func tabs(_ tabs: UITabBarController) -> [TabSnapshot] {
    (tabs.viewControllers ?? []).map { tab in
      TabSnapshot(
        title: ControllerTree.tabTitle(of: tab), badge: tab.tabBarItem?.badgeValue,
        isSelected: tab === tabs.selectedViewController,
        stack: ShownPath(from: tab).names, beside: ShownPath(from: tab).namesBeside)
    }
  }

  private func controller(_ controller: UIViewController) -> ControllerSnapshot {
    ControllerSnapshot(
      number: controller.number, type: TypeNames.name(of: type(of: controller)),
      name: controller.screenName, children: controller.children.map(self.controller),
      presented: controller.presented.map { [self.controller($0)] } ?? [])
  }

  private func coordinatorSnapshot(
    _ front: UIViewController, _ roots: [UIViewController]
  ) -> [CoordinatorSnapshot] {
    guard let ownership else { return [] }
    let visible = ShownPath(from: front).panes.first ?? front
    var screens: [Ownership.OwnedScreen] = []
    for root in roots { listScreens(root, into: &screens) }
    return ownership.snapshots(
      visible: ControllerAncestry(visible), screens: screens,
      leftBehind: leakCheck.coordinatorsLeftBehind)
  }

  /// Appends the screens of a controller hierarchy, from back to front.
  ///
  /// Omits controllers that only contain other screens.
  private func listScreens(
    _ controller: UIViewController,
    into screens: inout [Ownership.OwnedScreen]
  ) {
    if controller.children.isEmpty || controller.showsOwnContent {
      screens.append(
        Ownership.OwnedScreen(
          name: controller.screenName, type: TypeNames.name(of: type(of: controller)),
          ancestry: ControllerAncestry(controller)))
    }
    for child in controller.children { listScreens(child, into: &screens) }
    if let presented = controller.presented { listScreens(presented, into: &screens) }
  }
}
