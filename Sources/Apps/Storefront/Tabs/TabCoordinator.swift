import Coordinators
import HeadlessUIKit

/// A delegate that handles requests the tabs' flows can't handle themselves.
protocol TabCoordinatorDelegate: LoginRequestDelegate {
  func tabCoordinatorDidLogOut(_ coordinator: TabCoordinator)
}

/// The coordinator of the tabs.
///
/// Each tab has its own flow and navigation controller.
final class TabCoordinator: TabCoordinatorProtocol, StorefrontCoordinator {
  typealias Page = TabBarPage

  weak var delegate: (any TabCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  let type = CoordinatorType.mainTab
  let tabBarController = UITabBarController()

  private let persons: any PersonDataSourceable
  private let products: any ProductDataSourceable
  private let session: Session
  /// The child coordinator of each tab, in the order of the tabs.
  private var flows: [(page: TabBarPage, coordinator: any TabItemCoordinator)] = []

  init(
    persons: any PersonDataSourceable, products: any ProductDataSourceable, session: Session,
    delegate: any TabCoordinatorDelegate
  ) {
    self.persons = persons
    self.products = products
    self.session = session
    self.delegate = delegate
  }

  /// The flows, from left to right.
  ///
  /// Setting this property releases the flows that the new array doesn't contain.
  var childCoordinators: [any Coordinator] {
    get { flows.map(\.coordinator) }
    set { flows.removeAll { flow in !newValue.contains { $0 === flow.coordinator } } }
  }

  func start() {
    tabBarController.viewControllers = TabBarPage.allCases.map(startFlow)
    selectPage(.home)
  }

  /// Selects the tab of a destination and asks its flow to show the destination.
  func show(_ destination: Destination) {
    selectPage(destination.page)
    flows.first { $0.page == destination.page }?.coordinator.show(destination)
  }

  private func startFlow(of page: TabBarPage) -> UINavigationController {
    let navigationController = UINavigationController()
    navigationController.tabBarItem = UITabBarItem(
      title: page.title, image: UIImage(systemName: page.iconName), tag: page.index)
    let flow = makeFlow(of: page, in: navigationController)
    flows.append((page, flow))
    flow.finishDelegate = self
    flow.start()
    return navigationController
  }

  private func makeFlow(
    of page: TabBarPage, in navigationController: UINavigationController
  ) -> any TabItemCoordinator {
    switch page {
    case .home:
      HomeCoordinator(
        navigationController: navigationController, products: products, session: session,
        delegate: self, makeBrowser: makeBrowser)
    case .catalog:
      CatalogFlowCoordinator(
        navigationController: navigationController, products: products, session: session,
        delegate: self, makeBrowser: makeBrowser)
    case .persons:
      ShowPersonsFlowCoordinator(
        navigationController: navigationController, dataSource: persons, session: session,
        delegate: self)
    case .groups:
      ShowGroupsFlowCoordinator(
        navigationController: navigationController, dataSource: persons, delegate: self)
    case .profile:
      ProfileCoordinator(
        navigationController: navigationController, products: products, session: session,
        delegate: self)
    }
  }

  /// A closure that creates an adaptive coordinator for the catalog's menu.
  ///
  /// The created coordinator acts as a proxy between the menu and the catalog flow, which doesn't
  /// depend on the proxy.
  ///
  /// The flows retain this closure, and the tab coordinator retains the flows. Therefore, the
  /// closure must not capture the tab coordinator, as a reference to a method would.
  private var makeBrowser: BrowserMaker {
    { [products] navigationController, delegate in
      CategoryBrowseCoordinator(
        navigationController: navigationController, products: products, delegate: delegate)
    }
  }
}

extension TabCoordinator: CoordinatorFinishDelegate {}

extension TabCoordinator: HomeCoordinatorDelegate, ShowPersonsFlowCoordinatorDelegate,
  ShowGroupsFlowCoordinatorDelegate, ProfileCoordinatorDelegate
{
  func loginRequested(in viewController: UIViewController, then proceed: @escaping () -> Void) {
    delegate?.loginRequested(in: viewController, then: proceed)
  }

  func catalogFlowCoordinatorDidChooseStaff(_ coordinator: CatalogFlowCoordinator) {
    selectPage(.persons)
  }

  func profileCoordinatorDidLogOut(_ coordinator: ProfileCoordinator) {
    delegate?.tabCoordinatorDidLogOut(self)
  }
}
