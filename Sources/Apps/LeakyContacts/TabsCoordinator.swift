import Coordinators
import HeadlessUIKit

/// The coordinator of the tabs.
final class TabsCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { tabBarController }

  private let tabBarController = UITabBarController()
  private let startOver: () -> Void
  private let signOut: () -> Void

  init(startOver: @escaping () -> Void, signOut: @escaping () -> Void) {
    self.startOver = startOver
    self.signOut = signOut
  }

  func start() {
    startChild(PersonsCoordinator())
    startChild(GroupsCoordinator())
    startChild(SettingsCoordinator(startOver: startOver, signOut: signOut))
    tabBarController.viewControllers = childCoordinators.compactMap(\.rootViewController)
  }
}

extension TabsCoordinator: CoordinatorFinishDelegate {}
