import Coordinators
import HeadlessUIKit

/// A delegate that handles requests the catalog flow can't handle itself.
protocol CatalogFlowCoordinatorDelegate: LoginRequestDelegate {
  /// Called when the user selects the menu entry for the staff.
  func catalogFlowCoordinatorDidChooseStaff(_ coordinator: CatalogFlowCoordinator)
}

/// The catalog flow, which consists of a menu, product lists, and product pages.
///
/// It runs in its own tab or on another flow's stack, where it may start with any of these screens.
///
/// It is the delegate of all its screens. It pushes
/// each new screen onto the stack of the screen that the user interacted with, so it doesn't depend
/// on how panes are arranged.
final class CatalogFlowCoordinator: FlowCoordinator {
  /// The first screen of the flow.
  enum Entrance {
    case categories
    case products(ProductQuery)
    case product(Product)
  }

  weak var delegate: (any CatalogFlowCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  /// The first screen of the flow, at the bottom of its part of the stack.
  private(set) var rootViewController: UIViewController?

  private let navigationController: UINavigationController
  private let entrance: Entrance
  private let products: any ProductDataSourceable
  private let session: Session
  private let makeBrowser: BrowserMaker?
  private weak var browser: (any CategoryBrowsing)?

  /// Creates the flow.
  ///
  /// If `makeBrowser` is nil, the flow shows the menu itself, as on a phone.
  init(
    navigationController: UINavigationController = UINavigationController(),
    entrance: Entrance = .categories, products: any ProductDataSourceable, session: Session,
    delegate: any CatalogFlowCoordinatorDelegate, makeBrowser: BrowserMaker? = nil
  ) {
    self.navigationController = navigationController
    self.entrance = entrance
    self.products = products
    self.session = session
    self.delegate = delegate
    self.makeBrowser = makeBrowser
  }

  func start() {
    switch entrance {
    case .categories: rootViewController = showCategories()
    case .products(let query): rootViewController = begin(with: listScreen(query))
    case .product(let product): rootViewController = begin(with: productScreen(product))
    }
  }

  private func showCategories() -> UIViewController? {
    if let makeBrowser {
      let browser = makeBrowser(navigationController, self)
      startChild(browser)
      self.browser = browser
      return browser.rootViewController
    }
    let categoryNavigation = CategoryNavigationViewController()
    categoryNavigation.configure(items: products.menu, delegate: self)
    return begin(with: categoryNavigation)
  }

  private func begin(with viewController: UIViewController) -> UIViewController {
    let isFirst = navigationController.viewControllers.isEmpty
    navigationController.pushViewController(viewController, animated: !isFirst)
    return viewController
  }

  func listScreen(_ query: ProductQuery) -> UIViewController {
    let productBrowse = ProductBrowseViewController()
    productBrowse.configure(query: query, products: products.products(query), delegate: self)
    return productBrowse
  }

  func productScreen(_ product: Product) -> UIViewController {
    ProductViewController(product: product, isFavorite: session.isFavorite, delegate: self)
  }
}

extension CatalogFlowCoordinator: CoordinatorFinishDelegate {}

extension CatalogFlowCoordinator: TabItemCoordinator {
  func show(_ destination: Destination) {
    switch destination {
    case .category(let category): show([listScreen(ProductQuery(category: category))])
    case .product(let product):
      let category = products.category(product.category)
      show([listScreen(ProductQuery(category: category)), productScreen(product)])
    default: break
    }
  }

  /// Shows screens above the flow's first screen or, if the menu has its own coordinator, lets that
  /// coordinator show them.
  private func show(_ viewControllers: [UIViewController]) {
    if let browser {
      browser.show(viewControllers)
    } else if let rootViewController {
      navigationController.setViewControllers(
        [rootViewController] + viewControllers, animated: true)
    }
  }
}

extension CatalogFlowCoordinator: CategoryNavigationDelegate {
  func didSelect(item: NavigationItem, in viewController: CategoryNavigationViewController) {
    guard !viewController.isMoving else { return }
    switch item.destination {
    case .category(let category):
      viewController.show(listScreen(ProductQuery(category: category)), sender: self)
    case .giftCards:
      startChild(GiftCardsCoordinator(root: viewController, values: products.giftCards))
    case .staff:
      delegate?.catalogFlowCoordinatorDidChooseStaff(self)
    }
  }
}

extension CatalogFlowCoordinator: ProductBrowseDelegate {
  func didSelect(product: Product, in viewController: ProductBrowseViewController) {
    guard !viewController.isMoving else { return }
    viewController.show(productScreen(product), sender: self)
  }

  func didSearch(for text: String, in viewController: ProductBrowseViewController) {
    change(viewController) { $0.text = text }
  }

  func didChoose(sort: ProductQuery.Sort, in viewController: ProductBrowseViewController) {
    change(viewController) { $0.sort = sort }
  }

  func didChoose(filter: ProductQuery.Filter, in viewController: ProductBrowseViewController) {
    change(viewController) { $0.filter = filter }
  }

  private func change(
    _ viewController: ProductBrowseViewController, _ change: (inout ProductQuery) -> Void
  ) {
    var query = viewController.query
    change(&query)
    viewController.show(products.products(query), of: query)
  }
}

extension CatalogFlowCoordinator: ProductViewControllerDelegate {
  func favoriteButtonPressed(product: Product, in viewController: ProductViewController) {
    guard session.user != nil else {
      delegate?.loginRequested(in: viewController) { [session] in
        if !session.isFavorite(product) { session.toggleFavorite(product) }
      }
      return
    }
    session.toggleFavorite(product)
  }

  func shareButtonPressed(product: Product, in viewController: ProductViewController) {
    guard !viewController.isMoving else { return }
    startChild(ShareCoordinator(root: viewController, product: product))
  }
}
