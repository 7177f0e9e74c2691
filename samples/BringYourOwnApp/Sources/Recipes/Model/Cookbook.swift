import Foundation

struct Recipe: Equatable {
  let name: String
  let ingredients: [String]
}

final class Cookbook {
  let recipes = [
    Recipe(name: "Pancakes", ingredients: ["flour", "milk", "eggs"]),
    Recipe(name: "Tomato soup", ingredients: ["tomatoes", "onions"]),
    Recipe(name: "Porridge", ingredients: ["oats", "milk"]),
  ]
  private(set) var shoppingList: [String] = []

  func recipe(named name: String) -> Recipe? {
    recipes.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }
  }

  func shop(for recipe: Recipe) {
    recipe.ingredients.forEach(add)
  }

  func add(_ item: String) {
    if !shoppingList.contains(item) { shoppingList.append(item) }
  }
}
