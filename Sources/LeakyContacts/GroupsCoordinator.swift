import Coordinators
import Foundation
import HeadlessUIKit

/// The coordinator of the Groups tab.
///
/// It is the navigation controller's delegate, and finishes a child when its screen is gone.
final class GroupsCoordinator: NSObject, Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }
  private let navigationController = UINavigationController()

  func start() {
    let list = Page(
      title: "Groups",
      rows: [
        .init(title: "Bowling") { [weak self] in self?.showGroup() },
        .init(title: "Choir") { [weak self] in self?.showMembers() },
      ])
    navigationController.viewControllers = [list]
    navigationController.delegate = self
  }

  private func showGroup() {
    startChild(GroupCoordinator(navigationController: navigationController))
  }

  private func showMembers() {
    navigationController.delegate = self
    startChild(MembersCoordinator(navigationController: navigationController))
  }
}

extension GroupsCoordinator: CoordinatorFinishDelegate {}

extension GroupsCoordinator: UINavigationControllerDelegate {
  /// Fault 5, a cancelled swipe back that is mistaken for a pop: `willShow` is also called for a
  /// cancelled swipe, so the child is removed while its screen is still shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    for child in childCoordinators where child.rootViewController !== viewController {
      child.finish()
    }
  }
}
