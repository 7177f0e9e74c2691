import Coordinators
import HeadlessUIKit

/// A delegate that is notified when a user has signed up.
protocol SignUpCoordinatorDelegate: AnyObject {
  func signUpCoordinator(_ coordinator: SignUpCoordinator, didSignUp user: User)
}

/// The sign-up flow.
///
/// It runs on the login's stack and leads back to the login.
final class SignUpCoordinator: FlowCoordinator, StorefrontCoordinator {
  weak var delegate: (any SignUpCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let type = CoordinatorType.flow
  var rootViewController: UIViewController? { signUpViewController }

  private let navigationController: UINavigationController
  private let isTaken: (_ username: String) -> Bool
  private lazy var signUpViewController = SignUpViewController(delegate: self)

  /// Creates a sign-up flow.
  ///
  /// `isTaken` returns whether a username is already in use.
  init(
    navigationController: UINavigationController, isTaken: @escaping (_ username: String) -> Bool,
    delegate: any SignUpCoordinatorDelegate
  ) {
    self.navigationController = navigationController
    self.isTaken = isTaken
    self.delegate = delegate
  }

  func start() {
    navigationController.pushViewController(signUpViewController, animated: true)
  }
}

extension SignUpCoordinator: SignUpViewControllerDelegate {
  func signUpButtonPressed(user: User) {
    guard !user.name.isEmpty, !user.username.isEmpty, !user.password.isEmpty else {
      signUpViewController.show(hint: "Fill in all three fields.")
      return
    }
    guard !isTaken(user.username) else {
      signUpViewController.show(hint: "The username \(user.username) is taken.")
      return
    }
    delegate?.signUpCoordinator(self, didSignUp: user)
    navigationController.popViewController(animated: true)
  }
}
