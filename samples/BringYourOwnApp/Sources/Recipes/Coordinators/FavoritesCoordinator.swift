import UIKit

final class FavoritesCoordinator: NSObject, Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigationController = UINavigationController()
  private let cookbook: Cookbook

  init(cookbook: Cookbook) {
    self.cookbook = cookbook
  }

  func start() {
    let grid = FavoritesViewController(cookbook: cookbook)
    grid.onSelect = { [weak self] in self?.show($0) }
    navigationController.tabBarItem = UITabBarItem(
      tabBarSystemItem: .favorites, tag: 1)
    navigationController.delegate = self
    navigationController.viewControllers = [grid]
  }

  private func show(_ recipe: Recipe) {
    add(
      RecipeCoordinator(
        recipe: recipe, cookbook: cookbook, navigationController: navigationController))
  }
}

extension FavoritesCoordinator: UINavigationControllerDelegate {
  /// Releases the coordinator of a recipe whose screen the user has left by any means.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    childCoordinators.removeAll { child in
      guard let screen = (child as? RecipeCoordinator)?.viewController else { return false }
      return !navigationController.viewControllers.contains(screen)
    }
  }
}
