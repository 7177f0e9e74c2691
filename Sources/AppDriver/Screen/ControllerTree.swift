import HeadlessUIKit

/// Queries for the frontmost and visible controllers in windows and containers.
enum ControllerTree {
  /// Returns the controllers within a controller that show content of their own: the top of a
  /// stack, the selected tab, or the children of a container without content.
  static func panes(of controller: UIViewController) -> [UIViewController] {
    let inner = innermost(in: controller)
    let children = inner.childrenOnScreen
    guard !children.isEmpty, inner.placesChildViews || !inner.showsOwnContent else {
      return [inner]
    }
    return children.flatMap(panes)
  }

  /// Returns the innermost controller that the stacks and tabs within a controller show.
  static func innermost(in controller: UIViewController) -> UIViewController {
    controller.innermostShown
  }

  /// Returns the navigation controller on the path to the visible screen whose Back button leads
  /// away from it: the innermost one with a Back button, or else the innermost one with several
  /// controllers, or else the innermost one; and the controller at the end of the path.
  private static func enclosingNavigation(
    in controller: UIViewController
  ) -> (navigation: UINavigationController?, innermost: UIViewController) {
    var innermost: UINavigationController?
    var deep: UINavigationController?
    var withButton: UINavigationController?
    var container = controller
    while true {
      if let navigation = container as? UINavigationController {
        innermost = navigation
        if navigation.viewControllers.count > 1 {
          deep = navigation
          if navigation.showsBackButton { withButton = navigation }
        }
      }
      guard let next = container.shownChild else { break }
      container = next
    }
    return (withButton ?? deep ?? innermost, container)
  }

  /// Returns the stacks on the path to the visible screen, from the outside to the inside.
  ///
  /// If there are several panes, the path leads to the first.
  private static func stacks(in controller: UIViewController) -> [UINavigationController] {
    var stacks: [UINavigationController] = []
    var inner = controller
    while true {
      if let navigation = inner as? UINavigationController { stacks.append(navigation) }
      guard let next = inner.shownChild else { break }
      inner = next
    }
    guard !inner.childrenOnScreen.isEmpty else { return stacks }
    let panes = panes(of: inner)
    if panes.count > 1, let own = navigation(of: panes[0], in: inner) { stacks.append(own) }
    return stacks
  }

  /// Returns the outermost tab bar controller on the path to the visible screen.
  static func tabs(in controller: UIViewController) -> UITabBarController? {
    var next: UIViewController? = controller
    while let container = next {
      if let tabs = container as? UITabBarController { return tabs }
      next = container.shownChild
    }
    return nil
  }

  /// Returns the names of the screens on the path to the visible screen, starting with the root.
  ///
  /// The names on an inner stack take the place of the screen that contains it on the outer stack.
  static func path(in controller: UIViewController) -> [String] {
    let stacks = stacks(in: controller)
    guard let first = stacks.first, !first.viewControllers.isEmpty else {
      return [name(of: controller)]
    }
    return stacks.dropFirst().reduce(path(of: first)) { $0.dropLast() + path(of: $1) }
  }

  /// Returns the number of screens on the path to the visible screen.
  static func depth(in controller: UIViewController) -> Int {
    let depth = stacks(in: controller).reduce(0) { max(0, $0 - 1) + $1.viewControllers.count }
    return max(1, depth)
  }

  /// Returns the navigation paths of all panes except the first; `nil` if there is only one pane.
  static func pathsBeside(in controller: UIViewController) -> [[String]]? {
    let inner = innermost(in: controller)
    guard !inner.childrenOnScreen.isEmpty else { return nil }
    let panes = panes(of: inner)
    guard panes.count > 1 else { return nil }
    return panes.dropFirst().map { path(of: $0, in: inner) }
  }

  /// Returns the names of the screens on the path to a pane within its container, starting with the
  /// root.
  static func path(of pane: UIViewController, in container: UIViewController) -> [String] {
    navigation(of: pane, in: container).map(path(of:)) ?? [pane.screenName]
  }

  /// Returns the navigation controller that the most prominent Back button belongs to.
  ///
  /// This is the navigation controller of the last pane that has a Back button or, if no pane has
  /// one, the one that contains all panes.
  static func backNavigation(in controller: UIViewController) -> UINavigationController? {
    let (enclosing, inner) = enclosingNavigation(in: controller)
    guard !inner.childrenOnScreen.isEmpty else { return enclosing }
    var deep: UINavigationController?
    for pane in panes(of: inner).reversed() {
      guard let navigation = navigation(of: pane, in: inner) else { continue }
      if navigation.showsBackButton { return navigation }
      if deep == nil, navigation.viewControllers.count > 1 { deep = navigation }
    }
    if let enclosing, enclosing.showsBackButton { return enclosing }
    return deep ?? enclosing
  }

  /// Returns the navigation controllers with a Back button that contain another navigation
  /// controller, starting with the innermost.
  ///
  /// Stacks beside each other have Back buttons of their own, so the search ends at their container.
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

  /// Returns the names of the screens on a stack, starting with the root.
  static func path(of navigation: UINavigationController) -> [String] {
    let stack = navigation.viewControllers
    var names: [String] = []
    names.reserveCapacity(stack.count)
    for controller in stack { names.append(name(of: controller)) }
    return names
  }

  /// Returns the name of a controller's screen.
  ///
  /// For a container, this is the name of its visible screen.
  static func name(of controller: UIViewController) -> String {
    innermost(in: controller).screenName
  }

  /// Returns the innermost page view controller on the path to the visible screen.
  static func pages(in controller: UIViewController) -> UIPageViewController? {
    pages(around: panes(of: controller))
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

  /// Returns a tab's title; if it has none, that of its controller, or else the name of its image or of
  /// its first screen's class, which stay the same whatever the tab shows.
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
