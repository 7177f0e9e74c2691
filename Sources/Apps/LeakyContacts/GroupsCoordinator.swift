import Coordinators
import Foundation
import HeadlessUIKit

/// The coordinator of the Groups tab.
///
/// As the navigation controller's delegate, it finishes a child when the child's screen is removed.
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
        .init(title: "League") { [weak self] in self?.showLeague() },
      ])
    navigationController.viewControllers = [list]
    navigationController.delegate = self
  }

  private func showGroup() {
    guard navigationController.transitionCoordinator == nil else { return }
    startChild(GroupCoordinator(navigationController: navigationController))
  }

  /// Fault 13: A second quick tap pushes the page twice.
  private func showLeague() {
    navigationController.pushViewController(LeagueViewController(), animated: true)
  }

  private func showMembers() {
    guard navigationController.transitionCoordinator == nil else { return }
    navigationController.delegate = self
    startChild(MembersCoordinator(navigationController: navigationController))
  }
}

extension GroupsCoordinator: CoordinatorFinishDelegate {}

extension GroupsCoordinator: UINavigationControllerDelegate {
  /// Fault 5: A canceled swipe back also calls `willShow` and is mistaken for a pop, so the child
  /// is removed while its screen is still shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    for child in childCoordinators where child.rootViewController !== viewController {
      child.finish()
    }
  }
}
