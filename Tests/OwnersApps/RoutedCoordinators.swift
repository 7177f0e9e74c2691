import HeadlessUIKit

/// Shows screens for coordinators, and is one by its name only.
final class Router {
  private let navigationController: UINavigationController

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func show(_ screen: UIViewController) {
    navigationController.pushViewController(screen, animated: true)
  }

  /// Shows a screen in the place of the topmost.
  func replace(_ screen: UIViewController) {
    let below = navigationController.viewControllers.dropLast()
    navigationController.setViewControllers(below + [screen], animated: true)
  }
}

/// Shows screens for coordinators, by way of a router.
final class Navigator {
  private let router: Router

  init(_ router: Router) { self.router = router }

  func show(_ screen: UIViewController) { router.show(screen) }
}

/// Reaches its navigation controller through an object of its own; its screen knows nobody.
final class RouteCoordinator {
  private let navigator: Navigator

  init(_ navigator: Navigator) { self.navigator = navigator }

  func start() { navigator.show(TitledViewController("Route")) }
}

/// Reaches its navigation controller through a router; its screen knows nobody.
final class PoseCoordinator {
  private let router: Router

  init(_ router: Router) { self.router = router }

  func start() { router.show(TitledViewController("Pose")) }
}
