import Coordinators

/// The role of a coordinator in the app.
nonisolated enum CoordinatorType {
  /// The app itself; all tabs; one tab.
  case app, mainTab, tabItem
  /// Screens on the stack of another flow; screens over everything; a task without screens.
  case flow, modal, task
}

/// A coordinator with a role in this app.
protocol StorefrontCoordinator: Coordinator {
  var type: CoordinatorType { get }
}

/// The coordinator of the whole app.
protocol AppCoordinatorProtocol: StorefrontCoordinator, WindowCoordinator {
  /// Shows the tabs for a guest.
  func showMainFlow()
}

/// A coordinator of a tab, which can show a place within it.
protocol TabItemCoordinator: StorefrontCoordinator {
  /// Shows a place in this tab, from which the user can go back; a place of another tab is ignored.
  func show(_ destination: Destination)
}

extension TabItemCoordinator {
  var type: CoordinatorType { .tabItem }
}

/// A coordinator whose screens are presented over everything and can be asked to leave.
protocol ModalCoordinator: StorefrontCoordinator {
  /// Dismisses the screens, finishes, and calls `proceed`, unless the user is asked and declines.
  func leave(then proceed: @escaping () -> Void)
}

extension ModalCoordinator {
  var type: CoordinatorType { .modal }
}
