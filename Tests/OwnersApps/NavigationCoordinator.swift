import HeadlessUIKit

/// Pushes its screens onto a navigation controller.
class NavigationCoordinator {
  let navigationController: UINavigationController

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }
}
