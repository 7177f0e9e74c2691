import Coordinators
import HeadlessUIKit

/// A delegate that handles requests that neither the first tab's flow nor the catalog flow in it
/// can handle.
protocol HomeCoordinatorDelegate: CatalogFlowCoordinatorDelegate {}

/// The flow of the first tab: today's products, which lead to the catalog flow.
final class HomeCoordinator: FlowCoordinator, TabItemCoordinator {
  weak var delegate: (any HomeCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }

  private let navigationController: UINavigationController
  private let navigationDelegate: NavigationDelegate
  private let products: any ProductDataSourceable
  private let session: Session
  private let makeBrowser: BrowserMaker?

  init(
    navigationController: UINavigationController = UINavigationController(),
    products: any ProductDataSourceable, session: Session,
    delegate: any HomeCoordinatorDelegate, makeBrowser: BrowserMaker? = nil
  ) {
    self.navigationController = navigationController
    navigationDelegate = NavigationDelegate(for: navigationController)
    self.products = products
    self.session = session
    self.delegate = delegate
    self.makeBrowser = makeBrowser
  }

  func start() {
    let homeVC = HomeVC()
    homeVC.configure(featured: products.featured, delegate: self)
    navigationController.viewControllers = [homeVC]
  }

  /// Does nothing because links lead only to the tab itself, which keeps its current screen.
  func show(_ destination: Destination) {}

  /// Starts the catalog flow on this stack, unless a quick tap before has started it.
  ///
  /// The flow ends when its first screen is removed from the stack.
  private func startCatalog(at entrance: CatalogFlowCoordinator.Entrance) {
    guard let delegate, !navigationController.isMoving else { return }
    let catalog = CatalogFlowCoordinator(
      navigationController: navigationController, entrance: entrance, products: products,
      session: session, delegate: delegate, makeBrowser: makeBrowser)
    startChild(catalog)
    if let first = catalog.rootViewController {
      navigationDelegate.finish(catalog, whenGone: first)
    }
  }
}

extension HomeCoordinator: CoordinatorFinishDelegate {}

extension HomeCoordinator: HomeVCDelegate {
  func goToProductDetail(of product: Product) { startCatalog(at: .product(product)) }

  func goToProductList() { startCatalog(at: .products(ProductQuery())) }

  func goToCategories() { startCatalog(at: .categories) }
}
