import HeadlessUIKit

/// A router that shows screens for coordinators.
///
/// It is classified as a coordinator only because of its name.
final class Router {
  private let navigationController: UINavigationController

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func show(_ screen: UIViewController) {
    navigationController.pushViewController(screen, animated: true)
  }

  /// Replaces the topmost screen.
  func replace(_ screen: UIViewController) {
    let below = navigationController.viewControllers.dropLast()
    navigationController.setViewControllers(below + [screen], animated: true)
  }
}

/// A navigator that shows screens for coordinators through a router.
final class Navigator {
  private let router: Router

  init(_ router: Router) { self.router = router }

  func show(_ screen: UIViewController) { router.show(screen) }
}

/// A coordinator that reaches its navigation controller through an object of its own.
///
/// Its screen has no delegate.
final class RouteCoordinator {
  private let navigator: Navigator

  init(_ navigator: Navigator) { self.navigator = navigator }

  func start() { navigator.show(TitledViewController("Route")) }
}

/// A coordinator that reaches its navigation controller through a router.
///
/// Its screen has no delegate.
final class PoseCoordinator {
  private let router: Router

  init(_ router: Router) { self.router = router }

  func start() { router.show(TitledViewController("Pose")) }
}
