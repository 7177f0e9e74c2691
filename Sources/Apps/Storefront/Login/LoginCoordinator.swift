import Coordinators
import HeadlessUIKit

/// A delegate that is notified when the user logs in or requests another flow.
protocol LoginCoordinatorDelegate: AnyObject {
  func loginCoordinator(_ coordinator: LoginCoordinator, didLogIn user: User)
  func loginCoordinatorDidForgetPassword(_ coordinator: LoginCoordinator)
  func loginCoordinatorDidAskForSignUp(_ coordinator: LoginCoordinator)
}

/// The coordinator of the login sheet, which covers the screen that requested the login.
final class LoginCoordinator: FlowCoordinator, ModalCoordinator {
  weak var delegate: (any LoginCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }
  let navigationController = UINavigationController()

  private let root: UIViewController
  private let loginViewController = LoginViewController()
  private let authenticate: (_ username: String, _ password: String) -> User?
  private lazy var presentationDelegate = PresentationDelegate(finishing: self)

  /// Creates a coordinator whose sheet will be presented by a root view controller.
  ///
  /// `authenticate` returns the user with the given username and password.
  init(
    root: UIViewController,
    authenticate: @escaping (_ username: String, _ password: String) -> User?
  ) {
    self.root = root
    self.authenticate = authenticate
  }

  func start() {
    loginViewController.delegate = self
    navigationController.viewControllers = [loginViewController]
    navigationController.presentationController?.delegate = presentationDelegate
    root.present(navigationController, animated: true)
  }

  func leave(then proceed: @escaping () -> Void) {
    root.dismiss(animated: true) {
      self.finish()
      proceed()
    }
  }

  /// Invites a newly registered user to log in.
  func welcome(_ user: User) {
    loginViewController.show(username: user.username, hint: "Welcome, \(user.name). Log in now.")
  }
}

extension LoginCoordinator: LoginViewControllerDelegate {
  func loginButtonPressed(username: String, password: String) {
    guard !username.isEmpty, !password.isEmpty else {
      loginViewController.show(hint: "Enter your username and your password.")
      return
    }
    guard let user = authenticate(username, password) else {
      guard !navigationController.isMoving else { return }
      let alert = UIAlertController(
        title: "Wrong password", message: "The username and the password don't match.",
        preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      navigationController.present(alert, animated: true)
      return
    }
    delegate?.loginCoordinator(self, didLogIn: user)
    leave(then: {})
  }

  func forgotPasswordButtonPressed() { delegate?.loginCoordinatorDidForgetPassword(self) }

  func signUpButtonPressed() { delegate?.loginCoordinatorDidAskForSignUp(self) }

  func cancelButtonPressed() { leave(then: {}) }
}
