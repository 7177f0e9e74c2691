import Coordinators
import HeadlessUIKit

/// The coordinator of the screen that lists a group's members.
final class MembersCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  private(set) var rootViewController: UIViewController?
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let page = Page(title: "Choir", words: "Wilma, Betty")
    rootViewController = page
    navigationController.pushViewController(page, animated: true)
  }
}
