import Coordinators
import Foundation
import HeadlessUIKit

/// The coordinator of a group's page.
final class GroupCoordinator: NSObject, Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  private(set) var rootViewController: UIViewController?
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  /// Fault 4: This coordinator replaces its parent as the navigation delegate, so the parent isn't
  /// notified of pops and never removes this child.
  func start() {
    let page = Page(title: "Bowling", words: "Fred, Barney")
    rootViewController = page
    navigationController.delegate = self
    navigationController.pushViewController(page, animated: true)
  }
}

extension GroupCoordinator: UINavigationControllerDelegate {}
