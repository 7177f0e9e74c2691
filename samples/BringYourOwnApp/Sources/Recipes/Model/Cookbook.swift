import Foundation

struct Recipe: Hashable {
  let name: String
  let minutes: Int
  let ingredients: [String]
  let steps: [String]
}

struct Item: Hashable {
  var name: String
  var aisle = Aisle.other
  var isUrgent = false
}

enum Aisle: String, CaseIterable {
  case other = "Other"
  case bakery = "Bakery"
  case dairy = "Dairy"
  case vegetables = "Vegetables"
}

final class Cookbook {
  private(set) var recipes = [
    Recipe(
      name: "Pancakes", minutes: 20, ingredients: ["flour", "milk", "eggs"],
      steps: ["Mix everything.", "Fry in butter."]),
    Recipe(
      name: "Tomato soup", minutes: 35, ingredients: ["tomatoes", "onions"],
      steps: ["Fry the onions.", "Add the tomatoes, and simmer."]),
    Recipe(
      name: "Porridge", minutes: 10, ingredients: ["oats", "milk"],
      steps: ["Boil the oats in milk."]),
  ]
  private(set) var favorites: [Recipe] = []
  private(set) var shoppingList: [Item] = []

  func recipe(named name: String) -> Recipe? {
    recipes.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }
  }

  /// Fetches the recipe of the day, which takes half a second.
  func refresh(completion: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      let recipe = Recipe(
        name: "Lentil curry", minutes: 40, ingredients: ["lentils", "onions", "rice"],
        steps: ["Cook the lentils.", "Add the spices."])
      if self?.recipes.contains(recipe) == false { self?.recipes.insert(recipe, at: 0) }
      completion()
    }
  }

  func isFavorite(_ recipe: Recipe) -> Bool { favorites.contains(recipe) }

  func toggleFavorite(_ recipe: Recipe) {
    if let index = favorites.firstIndex(of: recipe) {
      favorites.remove(at: index)
    } else {
      favorites.append(recipe)
    }
  }

  func shop(for recipe: Recipe) {
    for ingredient in recipe.ingredients { add(Item(name: ingredient)) }
  }

  func add(_ item: Item) {
    if !shoppingList.contains(where: { $0.name == item.name }) { shoppingList.append(item) }
  }

  func removeItem(at index: Int) { shoppingList.remove(at: index) }

  func moveItem(from index: Int, to target: Int) {
    shoppingList.insert(shoppingList.remove(at: index), at: target)
  }
}
