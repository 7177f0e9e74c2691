import Coordinators
import HeadlessUIKit

/// The coordinator of the form for editing a person.
final class EditCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  private(set) var rootViewController: UIViewController?
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let form = Page(
      title: "Edit", buttons: [.init(title: "Save") { [weak self] in self?.save() }])
    rootViewController = form
    navigationController.pushViewController(form, animated: true)
  }

  private func save() {
    navigationController.popViewController(animated: true)
    finish()
  }
}
