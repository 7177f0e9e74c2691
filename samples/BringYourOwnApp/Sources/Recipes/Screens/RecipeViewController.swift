import UIKit

protocol RecipeViewControllerDelegate: AnyObject {
  func recipeViewControllerDidTapShop(_ viewController: RecipeViewController)
}

final class RecipeViewController: UIViewController {
  weak var delegate: RecipeViewControllerDelegate?
  private let recipe: Recipe

  init(recipe: Recipe) {
    self.recipe = recipe
    super.init(nibName: nil, bundle: nil)
    title = recipe.name
  }

  required init?(coder: NSCoder) { nil }

  @ContentBuilder override var content: [ContentElement] {
    for ingredient in recipe.ingredients {
      Text(ingredient)
    }
    Button("Shop") { self.delegate?.recipeViewControllerDidTapShop(self) }
  }
}
