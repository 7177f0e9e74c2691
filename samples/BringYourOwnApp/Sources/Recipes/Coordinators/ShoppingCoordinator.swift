import UIKit

final class ShoppingCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  let navigationController = UINavigationController()
  private let cookbook: Cookbook
  private weak var list: ShoppingListViewController?

  init(cookbook: Cookbook) {
    self.cookbook = cookbook
  }

  func start() {
    let list = ShoppingListViewController(cookbook: cookbook)
    self.list = list
    list.onAdd = { [weak self] in self?.addItem() }
    navigationController.tabBarItem = UITabBarItem(title: "Shopping", image: nil, tag: 1)
    navigationController.viewControllers = [list]
  }

  private func addItem() {
    let coordinator = AddItemCoordinator(presenter: navigationController)
    coordinator.onFinish = { [weak self, weak coordinator] item in
      if let item { self?.cookbook.add(item) }
      self?.list?.reload()
      if let coordinator { self?.remove(coordinator) }
    }
    add(coordinator)
  }
}
