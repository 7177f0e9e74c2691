import Coordinators
import HeadlessUIKit

/// The coordinator of the login sheet.
final class LoginCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  private(set) var rootViewController: UIViewController?
  private let presentingViewController: UIViewController

  init(presentingViewController: UIViewController) {
    self.presentingViewController = presentingViewController
  }

  func start() {
    let form = Page(
      title: "Log In", buttons: [.init(title: "Cancel") { [weak self] in self?.cancel() }])
    rootViewController = form
    presentingViewController.present(form, animated: true)
  }

  private func cancel() {
    presentingViewController.dismiss(animated: true) { self.finish() }
  }
}
