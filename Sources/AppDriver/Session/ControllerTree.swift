import HeadlessUIKit

/// Finds its way through windows and containers: what is in front, what is visible in it.
enum ControllerTree {
  /// The controllers that show something of their own within a controller: the top of a stack, the
  /// selected tab, the children of a container that has no content itself.
  static func panes(of controller: UIViewController) -> [UIViewController] {
    let inner = controller.childrenOnScreen
    switch inner.count {
    case 0: return [controller]
    case 1 where controller.isTransparentContainer: return panes(of: inner[0])
    default:
      guard controller.isTransparentContainer || controller.content.isEmpty else {
        return [controller]
      }
      return inner.flatMap(panes)
    }
  }

  /// The innermost navigation controller on the way to what is visible.
  static func innermostNavigation(in controller: UIViewController) -> UINavigationController? {
    var found: UINavigationController?
    var next: UIViewController? = controller
    while let container = next {
      if let navigation = container as? UINavigationController { found = navigation }
      next = container.childrenOnScreen.count == 1 ? container.childrenOnScreen[0] : nil
    }
    return found
  }

  /// The outermost tab bar controller on the way to what is visible.
  static func tabs(in controller: UIViewController) -> UITabBarController? {
    var next: UIViewController? = controller
    while let container = next {
      if let tabs = container as? UITabBarController { return tabs }
      next = container.childrenOnScreen.first
    }
    return nil
  }

  /// The names of the screens on the way to what is visible, the root first.
  static func path(in controller: UIViewController) -> [String] {
    if let navigation = innermostNavigation(in: controller) {
      return navigation.viewControllers.map(name)
    }
    return [name(of: controller)]
  }

  /// What a person calls the screen of a controller: for a container, what it shows.
  static func name(of controller: UIViewController) -> String {
    guard controller.isTransparentContainer, let inner = controller.childrenOnScreen.first else {
      return controller.screenName
    }
    return name(of: inner)
  }

  /// What a person calls a tab.
  static func tabTitle(of controller: UIViewController) -> String {
    if let title = controller.tabBarItem?.title, !title.isEmpty { return title }
    return controller.screenName
  }

  /// How a controller is presented.
  static func style(of controller: UIViewController) -> ModalSnapshot.Style {
    if controller is UIAlertController { return .alert }
    return controller.modalPresentationStyle.isSheet ? .sheet : .cover
  }
}

extension UIViewController {
  /// Whether the controller shows nothing but what it contains.
  var isTransparentContainer: Bool {
    self is UINavigationController || self is UITabBarController
  }
}
