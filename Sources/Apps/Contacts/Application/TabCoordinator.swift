import Coordinators
import HeadlessUIKit

/// A delegate that handles requests the tabs' flows can't handle themselves.
protocol TabCoordinatorDelegate: AccountDelegate {}

/// The coordinator of the tab bar, which starts a separate flow for each tab.
final class TabCoordinator: TabCoordinatorProtocol {
  typealias Page = TabBarPage

  weak var delegate: (any TabCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let tabBarController = UITabBarController()

  private let dataSource: any PersonDataSourceable
  private let account: Account

  init(
    dataSource: any PersonDataSourceable, account: Account,
    delegate: any TabCoordinatorDelegate
  ) {
    self.dataSource = dataSource
    self.account = account
    self.delegate = delegate
  }

  func start() {
    tabBarController.viewControllers = TabBarPage.allCases.compactMap(startFlow)
  }

  private func startFlow(of page: TabBarPage) -> UIViewController? {
    let flow: any Coordinator =
      switch page {
      case .persons:
        ShowPersonsFlowCoordinator(dataSource: dataSource, account: account, delegate: self)
      case .groups:
        ShowGroupsFlowCoordinator(dataSource: dataSource, account: account, delegate: self)
      }
    startChild(flow)
    let viewController = flow.rootViewController
    viewController?.tabBarItem = UITabBarItem(
      title: page.title, image: UIImage(systemName: page.iconName), tag: page.rawValue)
    return viewController
  }
}

extension TabCoordinator: CoordinatorFinishDelegate {}

extension TabCoordinator: ShowPersonsFlowCoordinatorDelegate, ShowGroupsFlowCoordinatorDelegate {
  func logInButtonPressed(in viewController: UIViewController) {
    delegate?.logInButtonPressed(in: viewController)
  }

  func logOutButtonPressed(in viewController: UIViewController) {
    delegate?.logOutButtonPressed(in: viewController)
  }
}
