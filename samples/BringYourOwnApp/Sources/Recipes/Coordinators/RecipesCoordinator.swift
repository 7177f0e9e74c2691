import UIKit

final class RecipesCoordinator: NSObject, Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigationController = UINavigationController()
  private let cookbook: Cookbook

  init(cookbook: Cookbook) {
    self.cookbook = cookbook
  }

  func start() {
    let list = RecipeListViewController(cookbook: cookbook)
    list.delegate = self
    navigationController.tabBarItem = UITabBarItem(title: "Recipes", image: nil, tag: 0)
    navigationController.delegate = self
    navigationController.pushViewController(list, animated: false)
  }

  func show(_ recipe: Recipe) {
    navigationController.popToRootViewController(animated: false)
    let child = RecipeCoordinator(
      recipe: recipe, cookbook: cookbook, navigationController: navigationController)
    add(child)
  }
}

extension RecipesCoordinator: RecipeListViewControllerDelegate {
  func recipeList(_ viewController: RecipeListViewController, didSelect recipe: Recipe) {
    show(recipe)
  }
}

extension RecipesCoordinator: UINavigationControllerDelegate {
  /// Releases the coordinator of a recipe whose screen the user has left by any means.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let shown = navigationController.viewControllers
    childCoordinators.removeAll { child in
      guard let screen = (child as? RecipeCoordinator)?.viewController else { return false }
      return !shown.contains(screen)
    }
  }
}
