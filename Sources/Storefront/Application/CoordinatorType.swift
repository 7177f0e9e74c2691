import Coordinators

/// What a coordinator is to the app.
nonisolated enum CoordinatorType {
  /// The app itself; all tabs; one tab.
  case app, mainTab, tabItem
  /// Screens on somebody else's stack; screens in front of everything; a task without screens.
  case flow, modal, task
}

/// A coordinator of this app, which says what it is to the app.
protocol StorefrontCoordinator: Coordinator {
  var type: CoordinatorType { get }
}

/// The coordinator of the whole app.
protocol AppCoordinatorProtocol: StorefrontCoordinator, WindowCoordinator {
  /// Shows the tabs, as a guest finds them.
  func showMainFlow()
}

/// A coordinator of a tab, which can be sent to a place within it.
protocol TabItemCoordinator: StorefrontCoordinator {
  /// Shows a place in this tab, with the way back from it; a place of another tab is ignored.
  func show(_ destination: Destination)
}

extension TabItemCoordinator {
  var type: CoordinatorType { .tabItem }
}

/// A coordinator whose screens stand in front of everything and can be asked to go.
protocol ModalCoordinator: StorefrontCoordinator {
  /// Takes the screens away, finishes, and goes on; a person who is asked first may stay.
  func leave(then proceed: @escaping () -> Void)
}

extension ModalCoordinator {
  var type: CoordinatorType { .modal }
}
