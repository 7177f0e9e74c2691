import Foundation
import HeadlessUIKit

// Coordinators with a finish delegate and a type. A parent removes its children by type.
// There are no concurrency annotations.

package enum CoordinatorType { case app, login, tab }

package protocol CoordinatorFinishDelegate: AnyObject {
  func coordinatorDidFinish(childCoordinator: Coordinator)
}

package protocol Coordinator: AnyObject {
  var finishDelegate: CoordinatorFinishDelegate? { get set }
  var navigationController: UINavigationController { get set }
  var childCoordinators: [Coordinator] { get set }
  var type: CoordinatorType { get }
  func start()
  func finish()
  init(_ navigationController: UINavigationController)
}

extension Coordinator {
  package func finish() {
    childCoordinators.removeAll()
    finishDelegate?.coordinatorDidFinish(childCoordinator: self)
  }
}

package final class FinishingAppCoordinator: Coordinator {
  package weak var finishDelegate: CoordinatorFinishDelegate? = nil
  package var navigationController: UINavigationController
  package var childCoordinators = [Coordinator]()
  package var type: CoordinatorType { .app }

  package required init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    navigationController.setNavigationBarHidden(true, animated: true)
  }

  package func start() { showLoginFlow() }

  func showLoginFlow() {
    let loginCoordinator = FinishingLoginCoordinator(navigationController)
    loginCoordinator.finishDelegate = self
    loginCoordinator.start()
    childCoordinators.append(loginCoordinator)
  }

  func showMainFlow() {
    let tabCoordinator = FinishingTabCoordinator(navigationController)
    tabCoordinator.finishDelegate = self
    tabCoordinator.start()
    childCoordinators.append(tabCoordinator)
  }
}

extension FinishingAppCoordinator: CoordinatorFinishDelegate {
  package func coordinatorDidFinish(childCoordinator: Coordinator) {
    childCoordinators = childCoordinators.filter { $0.type != childCoordinator.type }
    switch childCoordinator.type {
    case .tab:
      navigationController.viewControllers.removeAll()
      showLoginFlow()
    case .login:
      navigationController.viewControllers.removeAll()
      showMainFlow()
    default: break
    }
  }
}

package final class FinishingLoginCoordinator: Coordinator {
  package weak var finishDelegate: CoordinatorFinishDelegate?
  package var navigationController: UINavigationController
  package var childCoordinators: [Coordinator] = []
  package var type: CoordinatorType { .login }

  package required init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  package func start() {
    let login = EventViewController()
    login.title = "Login"
    login.didSendEvent = { [weak self] event in
      switch event {
      case .done: self?.finish()
      case .help: self?.navigationController.pushViewController(UIViewController(), animated: true)
      }
    }
    navigationController.pushViewController(login, animated: true)
  }
}

/// A screen that reports events through a closure.
package class EventViewController: UIViewController {
  package enum Event { case done, help }
  package var didSendEvent: ((EventViewController.Event) -> Void)?

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", primaryAction: UIAction { [weak self] _ in self?.didSendEvent?(.done) })
  }

  deinit { EventViewController.freed += 1 }
  nonisolated(unsafe) package static var freed = 0
}

/// A coordinator that inherits from `NSObject` so that it can be the tab bar controller's delegate.
package final class FinishingTabCoordinator: NSObject, Coordinator {
  enum Page: Int, CaseIterable {
    case ready, steady, go
    var title: String { "\(self)" }
    func icon() -> UIImage? { UIImage(systemName: "circle") }
  }

  package weak var finishDelegate: CoordinatorFinishDelegate?
  package var childCoordinators: [Coordinator] = []
  package var navigationController: UINavigationController
  package var tabBarController: UITabBarController
  package var type: CoordinatorType { .tab }
  package private(set) var selections: [Int] = []

  package required init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    self.tabBarController = .init()
  }

  package func start() {
    let pages = Page.allCases.sorted(by: { $0.rawValue < $1.rawValue })
    let controllers: [UINavigationController] = pages.map({ getTabController($0) })
    prepareTabBarController(withTabControllers: controllers)
  }

  private func prepareTabBarController(withTabControllers tabControllers: [UIViewController]) {
    tabBarController.delegate = self
    tabBarController.setViewControllers(tabControllers, animated: true)
    tabBarController.selectedIndex = Page.ready.rawValue
    tabBarController.tabBar.isTranslucent = false
    navigationController.viewControllers = [tabBarController]
  }

  private func getTabController(_ page: Page) -> UINavigationController {
    let navController = UINavigationController()
    navController.setNavigationBarHidden(false, animated: false)
    navController.tabBarItem = UITabBarItem(
      title: page.title, image: page.icon(), tag: page.rawValue)
    let screen = EventViewController()
    screen.didSendEvent = { [weak self] _ in self?.selectPage(.go) }
    navController.pushViewController(screen, animated: true)
    return navController
  }

  func selectPage(_ page: Page) { tabBarController.selectedIndex = page.rawValue }
  func currentPage() -> Page? { Page(rawValue: tabBarController.selectedIndex) }
}

extension FinishingTabCoordinator: UITabBarControllerDelegate {
  package func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    selections.append(tabBarController.selectedIndex)
  }
}
