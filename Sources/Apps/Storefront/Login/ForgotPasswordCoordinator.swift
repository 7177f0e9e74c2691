import Coordinators
import HeadlessUIKit

/// The flow for a forgotten password.
///
/// It runs on the login's stack and leads back to the login.
final class ForgotPasswordCoordinator: StorefrontCoordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let type = CoordinatorType.flow
  var rootViewController: UIViewController? { forgotPasswordViewController }

  private let navigationController: UINavigationController
  private lazy var forgotPasswordViewController = ForgotPasswordViewController {
    [weak self] in self?.send(to: $0)
  }

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    navigationController.pushViewController(forgotPasswordViewController, animated: true)
  }

  /// Shows a message that doesn't reveal to strangers whether the username exists.
  private func send(to username: String) {
    guard !username.isEmpty else {
      forgotPasswordViewController.show(hint: "Enter your username.")
      return
    }
    guard !navigationController.isMoving else { return }
    let alert = UIAlertController(
      title: "Check your email", message: "If \(username) has an account, a link is on its way.",
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak navigationController] _ in
        navigationController?.popViewController(animated: true)
      })
    navigationController.present(alert, animated: true)
  }
}
