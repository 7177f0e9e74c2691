import Coordinators
import HeadlessUIKit

/// The coordinator that pushes a person's page onto its parent's navigation stack.
final class PersonCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  private(set) var rootViewController: UIViewController?

  private let name: String
  private let navigationController: UINavigationController

  init(name: String, navigationController: UINavigationController) {
    self.name = name
    self.navigationController = navigationController
  }

  func start() {
    let page = Page(
      title: name,
      buttons: [
        .init(title: "Edit") { [weak self] in self?.edit() },
        .init(title: "Done") { [weak self] in self?.done() },
      ])
    rootViewController = page
    navigationController.pushViewController(page, animated: true)
  }

  /// Fault 3: The child coordinator isn't retained, so it is released while its screen is still
  /// shown, and the form's button does nothing.
  private func edit() {
    guard navigationController.transitionCoordinator == nil else { return }
    let editing = EditCoordinator(navigationController: navigationController)
    editing.start()
  }

  private func done() {
    navigationController.popViewController(animated: true)
    finish()
  }
}

extension PersonCoordinator: CoordinatorFinishDelegate {}
