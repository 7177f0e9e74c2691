import UIKit

protocol RecipeListViewControllerDelegate: AnyObject {
  func recipeList(_ viewController: RecipeListViewController, didSelect recipe: Recipe)
}

final class RecipeListViewController: UIViewController {
  weak var delegate: RecipeListViewControllerDelegate?
  private let recipes: [Recipe]

  init(recipes: [Recipe]) {
    self.recipes = recipes
    super.init(nibName: nil, bundle: nil)
    title = "Recipes"
  }

  required init?(coder: NSCoder) { nil }

  @ContentBuilder override var content: [ContentElement] {
    for recipe in recipes {
      Row(recipe.name) { self.delegate?.recipeList(self, didSelect: recipe) }
    }
  }
}
