import Coordinators
import HeadlessUIKit

/// A proxy between the catalog's menu and the catalog flow.
///
/// In regular width, it shows the selected category beside the menu. In compact width, it forwards
/// the selection to the flow.
///
/// The flow is the delegate of the product list beside the menu, so everything else works as it
/// does without the proxy. When the width changes, the screens beside the menu are moved onto the
/// stack above the menu, or back beside it.
final class CategoryBrowseCoordinator: FlowCoordinator, CategoryBrowsing {
  weak var delegate: (any CategoryBrowseDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let type = CoordinatorType.flow
  var rootViewController: UIViewController? { categoryBrowse }

  private let navigationController: UINavigationController
  private let products: any ProductDataSourceable
  private let categoryNavigation = CategoryNavigationViewController()
  private lazy var categoryBrowse = CategoryBrowseViewController(primary: categoryNavigation)

  init(
    navigationController: UINavigationController, products: any ProductDataSourceable,
    delegate: any CategoryBrowseDelegate
  ) {
    self.navigationController = navigationController
    self.products = products
    self.delegate = delegate
  }

  func start() {
    categoryNavigation.configure(items: products.menu, delegate: self)
    categoryBrowse.delegate = self
    let isFirst = navigationController.viewControllers.isEmpty
    navigationController.pushViewController(categoryBrowse, animated: !isFirst)
  }

  func show(_ viewControllers: [UIViewController]) {
    let stack = stackToMenu
    if categoryBrowse.isExpanded {
      navigationController.setViewControllers(stack, animated: true)
      setSecondary(viewControllers)
    } else {
      navigationController.setViewControllers(stack + viewControllers, animated: true)
    }
  }

  /// The navigation stack up to and including the menu.
  private var stackToMenu: [UIViewController] {
    let stack = navigationController.viewControllers
    guard let place = stack.firstIndex(of: categoryBrowse) else { return stack }
    return Array(stack[...place])
  }

  private func setSecondary(_ viewControllers: [UIViewController]) {
    let secondary = UINavigationController()
    secondary.viewControllers = viewControllers
    categoryBrowse.setSecondary(secondary)
  }
}

extension CategoryBrowseCoordinator: CategoryNavigationDelegate {
  func didSelect(item: NavigationItem, in viewController: CategoryNavigationViewController) {
    guard categoryBrowse.isExpanded, case .category(let category) = item.destination,
      let delegate
    else {
      self.delegate?.didSelect(item: item, in: viewController)
      return
    }
    let query = ProductQuery(category: category)
    let productBrowse = ProductBrowseViewController()
    productBrowse.configure(
      query: query, products: products.products(query), delegate: delegate)
    setSecondary([productBrowse])
  }
}

extension CategoryBrowseCoordinator: CategoryBrowseViewControllerDelegate {
  func categoryBrowseViewControllerDidCollapse(_ viewController: CategoryBrowseViewController) {
    guard let secondary = viewController.secondary as? UINavigationController else { return }
    let folded = secondary.viewControllers
    viewController.setSecondary(nil)
    secondary.viewControllers = []
    let stack = navigationController.viewControllers
    let place = stackToMenu.count
    navigationController.setViewControllers(
      Array(stack[..<place]) + folded + Array(stack[place...]), animated: false)
  }

  func categoryBrowseViewControllerDidExpand(_ viewController: CategoryBrowseViewController) {
    let stack = navigationController.viewControllers
    let unfolded = Array(stack[stackToMenu.count...])
    guard !unfolded.isEmpty else { return }
    navigationController.setViewControllers(stackToMenu, animated: false)
    setSecondary(unfolded)
  }
}
