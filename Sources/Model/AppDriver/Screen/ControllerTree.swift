import HeadlessUIKit

/// Queries for the frontmost and visible controllers in windows and containers.
enum ControllerTree {
  /// Returns the names of the screens on the path to a pane within its container, starting with the
  /// root.
  static func path(of pane: UIViewController, in container: UIViewController) -> [String] {
    navigation(of: pane, in: container).map(path(of:)) ?? [pane.screenName]
  }

  /// Returns the navigation controllers with a Back button that contain another navigation
  /// controller, starting with the innermost.
  ///
  /// Stacks beside each other have Back buttons of their own, so the search ends at their
  /// container.
  static func navigations(around inner: UINavigationController) -> [UINavigationController] {
    var found: [UINavigationController] = []
    var next = inner.parent
    while let container = next, container.childrenOnScreen.count < 2 {
      if let navigation = container as? UINavigationController, navigation.showsBackButton {
        found.append(navigation)
      }
      next = container.parent
    }
    return found
  }

  /// Returns the innermost navigation controller that contains a pane and is inside the panes'
  /// container.
  static func navigation(
    of pane: UIViewController, in container: UIViewController
  ) -> UINavigationController? {
    var next = pane.parent
    while let controller = next, controller !== container {
      if let navigation = controller as? UINavigationController { return navigation }
      next = controller.parent
    }
    return nil
  }

  /// Returns the names of the screens on a stack, starting with the root.
  static func path(of navigation: UINavigationController) -> [String] {
    names(of: navigation.unfoldedStack)
  }

  /// Returns the names of the screens below the top of a stack, starting with the root.
  static func pathBelow(_ navigation: UINavigationController) -> [String] {
    names(of: navigation.screensBelow)
  }

  private static func names(of stack: [UIViewController]) -> [String] {
    var names: [String] = []
    names.reserveCapacity(stack.count)
    for controller in stack { names.append(name(of: controller)) }
    return names
  }

  /// Returns the name of a controller's screen.
  ///
  /// For a container, this is the name of its visible screen.
  static func name(of controller: UIViewController) -> String {
    controller.innermostShown.screenName
  }

  /// Returns the innermost page view controller on the path to the visible screen.
  static func pages(in controller: UIViewController) -> UIPageViewController? {
    pages(around: ShownPath(from: controller).panes)
  }

  /// Returns the page view controller around the first pane that has one.
  static func pages(around panes: [UIViewController]) -> UIPageViewController? {
    for pane in panes {
      var next: UIViewController? = pane
      while let current = next {
        if let pages = current as? UIPageViewController { return pages }
        next = current.parent
      }
    }
    return nil
  }

  /// Returns a tab's title; if it has none, that of its controller, or else the name of its image
  /// or of its first screen's class, which stay the same whatever the tab shows.
  static func tabTitle(of controller: UIViewController) -> String {
    tabTitle(of: controller, controller.tabBarItem)
  }

  /// Returns the title of a tab whose item is known.
  static func tabTitle(of controller: UIViewController, _ item: UITabBarItem?) -> String {
    if let title = item?.title, !title.isEmpty { return title }
    if let name = controller.givenName ?? item?.imageLabel { return name }
    return (controller as? UINavigationController)?.viewControllers.first?.className
      ?? controller.className
  }

  /// Returns the style in which a controller is presented.
  static func style(of controller: UIViewController) -> ModalSnapshot.Style {
    if let alert = controller as? UIAlertController {
      return alert.preferredStyle == .alert ? .alert : .actionSheet
    }
    return controller.shownStyle.isSheet ? .sheet : .cover
  }
}
