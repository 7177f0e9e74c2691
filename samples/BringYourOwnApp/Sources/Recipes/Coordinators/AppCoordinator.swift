import UIKit

final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  private let window: UIWindow
  private let tabBarController = UITabBarController()
  private let cookbook = Cookbook()

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    let recipes = RecipesCoordinator(cookbook: cookbook)
    let favorites = FavoritesCoordinator(cookbook: cookbook)
    let shopping = ShoppingCoordinator(cookbook: cookbook)
    add(recipes)
    add(favorites)
    add(shopping)
    tabBarController.viewControllers = [
      recipes.navigationController, favorites.navigationController,
      shopping.navigationController,
    ]
    window.rootViewController = tabBarController
    window.makeKeyAndVisible()
  }

  /// Shows a recipe for a link `recipes://NAME`, whichever screen the user is on.
  func open(_ url: URL) -> Bool {
    guard url.scheme == "recipes", let name = url.host?.removingPercentEncoding,
      let recipe = cookbook.recipe(named: name),
      let recipes = childCoordinators.first(where: { $0 is RecipesCoordinator })
        as? RecipesCoordinator
    else { return false }
    tabBarController.dismiss(animated: false)
    tabBarController.selectedIndex = 0
    recipes.show(recipe)
    return true
  }
}
