import HeadlessUIKit

/// A coordinator that pushes its screens onto a navigation controller.
class NavigationCoordinator {
  let navigationController: UINavigationController

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }
}
