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

  /// The names of the screens on the way to what is visible, the root first.
  static func path(in controller: UIViewController) -> [String] {
    guard let navigation = innermostNavigation(in: controller) else {
      return [name(of: controller)]
    }
    return path(of: navigation)
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
