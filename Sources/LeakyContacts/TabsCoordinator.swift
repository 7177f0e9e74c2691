import Coordinators
import HeadlessUIKit

/// The coordinator of the tabs.
final class TabsCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { tabBarController }

  private let tabBarController = UITabBarController()
  private let startOver: () -> Void

  init(startOver: @escaping () -> Void) { self.startOver = startOver }

  func start() {
    startChild(PersonsCoordinator())
    startChild(GroupsCoordinator())
    startChild(SettingsCoordinator(startOver: startOver))
    tabBarController.viewControllers = childCoordinators.compactMap(\.rootViewController)
  }
}

extension TabsCoordinator: CoordinatorFinishDelegate {}
