import Coordinators

/// The role of a coordinator in the app.
nonisolated enum CoordinatorType {
  /// `app` is the root of the app, `mainTab` is the tab bar, and `tabItem` is a single tab.
  case app, mainTab, tabItem
  /// `flow` shows screens on another flow's stack, `modal` presents screens modally, and `task` has
  /// no screens.
  case flow, modal, task
}

/// A coordinator of Storefront, with its role in the app.
protocol StorefrontCoordinator: Coordinator {
  var type: CoordinatorType { get }
}

/// The root coordinator of the app.
protocol AppCoordinatorProtocol: StorefrontCoordinator, WindowCoordinator {
  /// Shows the tabs for a guest, that is, a user who isn't logged in.
  func showMainFlow()
}

/// A tab's coordinator, which can navigate to a given destination within the tab.
protocol TabItemCoordinator: StorefrontCoordinator {
  /// Shows a destination in this tab and lets the user go back from it.
  ///
  /// Ignores destinations in other tabs.
  func show(_ destination: Destination)
}

extension TabItemCoordinator {
  var type: CoordinatorType { .tabItem }
}

/// A coordinator that presents its screens modally and can be asked to dismiss them.
protocol ModalCoordinator: StorefrontCoordinator {
  /// Dismisses the screens, finishes, and calls `proceed` unless the user is asked for confirmation
  /// and declines.
  func leave(then proceed: @escaping () -> Void)
}

extension ModalCoordinator {
  var type: CoordinatorType { .modal }
}
