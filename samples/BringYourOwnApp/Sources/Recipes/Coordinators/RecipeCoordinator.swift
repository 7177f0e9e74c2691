import UIKit

final class RecipeCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  private(set) weak var viewController: RecipeViewController?
  private let recipe: Recipe
  private let cookbook: Cookbook
  private let navigationController: UINavigationController

  init(recipe: Recipe, cookbook: Cookbook, navigationController: UINavigationController) {
    self.recipe = recipe
    self.cookbook = cookbook
    self.navigationController = navigationController
  }

  func start() {
    let screen = RecipeViewController(recipe: recipe, cookbook: cookbook)
    screen.delegate = self
    viewController = screen
    navigationController.pushViewController(screen, animated: true)
  }
}

extension RecipeCoordinator: RecipeViewControllerDelegate {
  func recipeViewControllerDidTapShop(_ viewController: RecipeViewController) {
    cookbook.shop(for: recipe)
    let alert = UIAlertController(
      title: "On the list", message: recipe.ingredients.joined(separator: ", "),
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    viewController.present(alert, animated: true)
  }
}
