import UIKit

final class ShoppingListViewController: UIViewController {
  var onAdd: (() -> Void)?
  private let cookbook: Cookbook

  init(cookbook: Cookbook) {
    self.cookbook = cookbook
    super.init(nibName: nil, bundle: nil)
    title = "Shopping"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.onAdd?() })
  }

  required init?(coder: NSCoder) { nil }

  @ContentBuilder override var content: [ContentElement] {
    if cookbook.shoppingList.isEmpty {
      Text("Nothing to buy")
    }
    for item in cookbook.shoppingList {
      Row(item)
    }
  }
}
