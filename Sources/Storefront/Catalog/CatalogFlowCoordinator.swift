import Coordinators
import HeadlessUIKit

/// Hears what the catalog's flow can't do itself.
protocol CatalogFlowCoordinatorDelegate: LoginRequestDelegate {
  /// The entry of the menu that leads to the staff was selected.
  func catalogFlowCoordinatorDidChooseStaff(_ coordinator: CatalogFlowCoordinator)
}

/// The catalog: its menu, lists of products, a product's page; in a tab of its own, or on the stack
/// of another flow, where it may begin at any of these.
///
/// It pushes onto the stack on which the screen stands that something was done on, whichever that
/// is, and so needs to know nothing of panes.
final class CatalogFlowCoordinator: FlowCoordinator {
  /// The screen with which the flow begins.
  enum Entrance {
    case categories
    case products(ProductQuery)
    case product(Product)
  }

  weak var delegate: (any CatalogFlowCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  /// The flow's first screen, above which all others come.
  private(set) var rootViewController: UIViewController?

  private let navigationController: UINavigationController
  private let entrance: Entrance
  private let products: any ProductDataSourceable
  private let session: Session
  private let makeBrowser: BrowserMaker?
  private weak var browser: (any CategoryBrowsing)?

  /// Makes the flow; without `makeBrowser` it shows the menu itself, as on a phone.
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

  private func listScreen(_ query: ProductQuery) -> UIViewController {
    let productBrowse = ProductBrowseViewController()
    productBrowse.configure(query: query, products: products.products(query), delegate: self)
    return productBrowse
  }

  private func productScreen(_ product: Product) -> UIViewController {
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

  /// Shows screens above the flow's first one, or where the menu's own coordinator wants them.
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
    startChild(ShareCoordinator(root: viewController, product: product))
  }
}
