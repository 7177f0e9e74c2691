import Coordinators
import HeadlessUIKit

/// A delegate that is notified when the user logs in.
protocol LoginCoordinatorDelegate: AnyObject {
  func loginCoordinator(_ coordinator: LoginCoordinator, didLogIn username: String)
}

/// The coordinator of the login sheet, which covers the screen that requested the login.
final class LoginCoordinator: FlowCoordinator {
  weak var delegate: (any LoginCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }

  private let presentingViewController: UIViewController
  private let navigationController = UINavigationController()
  private let loginViewController = LoginViewController()
  private let accepts: (_ username: String, _ password: String) -> Bool
  private lazy var presentationDelegate = PresentationDelegate(finishing: self)

  /// Creates the coordinator of a login sheet, for which `accepts` returns whether a
  /// username and password match.
  init(
    presentingViewController: UIViewController,
    accepts: @escaping (_ username: String, _ password: String) -> Bool,
    delegate: any LoginCoordinatorDelegate
  ) {
    self.presentingViewController = presentingViewController
    self.accepts = accepts
    self.delegate = delegate
  }

  func start() {
    loginViewController.title = "Log In"
    loginViewController.delegate = self
    navigationController.viewControllers = [loginViewController]
    navigationController.presentationController?.delegate = presentationDelegate
    presentingViewController.present(navigationController, animated: true)
  }

  /// Dismisses the sheet, then reports that the flow has finished.
  private func dismiss() {
    presentingViewController.dismiss(animated: true) { self.finish() }
  }

  private func showAlert(title: String, message: String) {
    guard !navigationController.isMoving else { return }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    navigationController.present(alert, animated: true)
  }
}

extension LoginCoordinator: LoginViewControllerDelegate {
  func loginButtonPressed(username: String, password: String) {
    guard !username.isEmpty, !password.isEmpty else {
      loginViewController.show(hint: "Enter your username and your password.")
      return
    }
    guard accepts(username, password) else {
      showAlert(
        title: "Wrong password", message: "The username and the password don't match.")
      return
    }
    delegate?.loginCoordinator(self, didLogIn: username)
    dismiss()
  }

  func signUpButtonPressed() {
    showAlert(title: "Sign Up", message: "Ask the office for an account.")
  }

  func cancelButtonPressed() { dismiss() }
}
