import HeadlessUIKit

/// Finds its way through windows and containers: what is in front, what is visible in it.
enum ControllerTree {
  /// The controllers that show something of their own within a controller: the top of a stack, the
  /// selected tab, the children of a container that has no content itself.
  static func panes(of controller: UIViewController) -> [UIViewController] {
    let inner = innermost(in: controller)
    let children = inner.childrenOnScreen
    guard !children.isEmpty, inner.content.isEmpty else { return [inner] }
    return children.flatMap(panes)
  }

  /// What stacks and tabs show in the end.
  static func innermost(in controller: UIViewController) -> UIViewController {
    var inner = controller
    while let next = inner.shownChild { inner = next }
    return inner
  }

  /// The innermost navigation controller on the way to what is visible.
  static func innermostNavigation(in controller: UIViewController) -> UINavigationController? {
    var found: UINavigationController?
    var next: UIViewController? = controller
    while let container = next {
      if let navigation = container as? UINavigationController { found = navigation }
      next = container.shownChild
    }
    return found
  }

  /// The outermost tab bar controller on the way to what is visible.
  static func tabs(in controller: UIViewController) -> UITabBarController? {
    var next: UIViewController? = controller
    while let container = next {
      if let tabs = container as? UITabBarController { return tabs }
      next = container.shownChild
    }
    return nil
  }

  /// The names of the screens on the way to what is visible, the root first; where that is several
  /// panes, to the first of them.
  static func path(in controller: UIViewController) -> [String] {
    let enclosing =
      innermostNavigation(in: controller).map(path(of:)) ?? [name(of: controller)]
    let inner = innermost(in: controller)
    guard !inner.childrenOnScreen.isEmpty else { return enclosing }
    let panes = panes(of: inner)
    guard panes.count > 1, let own = navigation(of: panes[0], in: inner) else { return enclosing }
    return enclosing.dropLast() + path(of: own)
  }

  /// The paths of the panes beside the first one, nil where there is only one.
  static func pathsBeside(in controller: UIViewController) -> [[String]]? {
    let inner = innermost(in: controller)
    guard !inner.childrenOnScreen.isEmpty else { return nil }
    let panes = panes(of: inner)
    guard panes.count > 1 else { return nil }
    return panes.dropFirst().map { path(of: $0, in: inner) }
  }

  /// The names of the screens that lead to a pane within the container of panes, the root first.
  static func path(of pane: UIViewController, in container: UIViewController) -> [String] {
    navigation(of: pane, in: container).map(path(of:)) ?? [pane.screenName]
  }

  /// The navigation controller whose Back button a person finds first: that of the last pane which
  /// has one, else the one around all panes.
  static func backNavigation(in controller: UIViewController) -> UINavigationController? {
    let enclosing = innermostNavigation(in: controller)
    let inner = innermost(in: controller)
    guard !inner.childrenOnScreen.isEmpty else { return enclosing }
    let inPanes = panes(of: inner).reversed().compactMap { navigation(of: $0, in: inner) }
    let all = inPanes + [enclosing].compactMap(\.self)
    return all.first { $0.showsBackButton } ?? all.first { $0.viewControllers.count > 1 }
      ?? enclosing
  }

  /// The navigation controller nearest to a pane within the container of panes.
  private static func navigation(
    of pane: UIViewController, in container: UIViewController
  ) -> UINavigationController? {
    var next = pane.parent
    while let controller = next, controller !== container {
      if let navigation = controller as? UINavigationController { return navigation }
      next = controller.parent
    }
    return nil
  }

  /// The names of the screens on a stack, the root first.
  static func path(of navigation: UINavigationController) -> [String] {
    let stack = navigation.viewControllers
    var names: [String] = []
    names.reserveCapacity(stack.count)
    for controller in stack { names.append(name(of: controller)) }
    return names
  }

  /// What a person calls the screen of a controller: for a container, what it shows.
  static func name(of controller: UIViewController) -> String {
    innermost(in: controller).screenName
  }

  /// The page view controller nearest to what is visible.
  static func pages(in controller: UIViewController) -> UIPageViewController? {
    for pane in panes(of: controller) {
      var next: UIViewController? = pane
      while let current = next {
        if let pages = current as? UIPageViewController { return pages }
        next = current.parent
      }
    }
    return nil
  }

  /// What a person calls a tab.
  static func tabTitle(of controller: UIViewController) -> String {
    if let title = controller.tabBarItem?.title, !title.isEmpty { return title }
    return controller.screenName
  }

  /// How a controller is presented.
  static func style(of controller: UIViewController) -> ModalSnapshot.Style {
    if controller is UIAlertController { return .alert }
    return controller.shownStyle.isSheet ? .sheet : .cover
  }
}
