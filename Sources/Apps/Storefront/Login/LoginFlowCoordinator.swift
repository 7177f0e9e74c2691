import Coordinators
import HeadlessUIKit

/// A delegate that is notified when the user logs in.
protocol LoginFlowCoordinatorDelegate: AnyObject {
  func loginFlowCoordinator(_ coordinator: LoginFlowCoordinator, didLogIn user: User)
}

/// The login and its side flows, which handle forgotten passwords and sign-ups.
///
/// After a successful login, the user continues to the requested screen.
final class LoginFlowCoordinator: FlowCoordinator, ModalCoordinator {
  weak var delegate: (any LoginFlowCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { loginCoordinator.rootViewController }

  private let session: Session
  private let loginCoordinator: LoginCoordinator
  private let navigationDelegate: NavigationDelegate
  private let proceed: () -> Void
  private var hasLoggedIn = false

  /// Creates a flow whose sheet will be presented by a root view controller.
  ///
  /// `proceed` is called after a successful login.
  init(
    root: UIViewController, session: Session, delegate: any LoginFlowCoordinatorDelegate,
    proceed: @escaping () -> Void = {}
  ) {
    self.session = session
    self.delegate = delegate
    self.proceed = proceed
    loginCoordinator = LoginCoordinator(root: root, authenticate: session.user(named:password:))
    navigationDelegate = NavigationDelegate(for: loginCoordinator.navigationController)
  }

  func start() {
    loginCoordinator.delegate = self
    startChild(loginCoordinator)
  }

  func leave(then proceed: @escaping () -> Void) {
    loginCoordinator.leave(then: proceed)
  }

  /// Starts a side flow on the login's stack, unless a quick tap before has started it.
  ///
  /// The side flow ends when its screen is removed from the stack.
  private func startSideFlow(_ flow: any Coordinator) {
    guard !loginCoordinator.navigationController.isMoving else { return }
    startChild(flow)
    if let first = flow.rootViewController {
      navigationDelegate.finish(flow, whenGone: first)
    }
  }
}

extension LoginFlowCoordinator: CoordinatorFinishDelegate {
  /// Releases the child.
  ///
  /// When the login ends, the whole flow ends.
  func coordinatorDidFinish(childCoordinator: any Coordinator) {
    removeChild(childCoordinator)
    guard childCoordinator === loginCoordinator else { return }
    finish()
    if hasLoggedIn { proceed() }
  }
}

extension LoginFlowCoordinator: LoginCoordinatorDelegate {
  func loginCoordinator(_ coordinator: LoginCoordinator, didLogIn user: User) {
    hasLoggedIn = true
    delegate?.loginFlowCoordinator(self, didLogIn: user)
  }

  func loginCoordinatorDidForgetPassword(_ coordinator: LoginCoordinator) {
    startSideFlow(
      ForgotPasswordCoordinator(navigationController: coordinator.navigationController))
  }

  func loginCoordinatorDidAskForSignUp(_ coordinator: LoginCoordinator) {
    startSideFlow(
      SignUpCoordinator(
        navigationController: coordinator.navigationController,
        isTaken: session.hasUser(named:), delegate: self))
  }
}

extension LoginFlowCoordinator: SignUpCoordinatorDelegate {
  func signUpCoordinator(_ coordinator: SignUpCoordinator, didSignUp user: User) {
    session.add(user)
    loginCoordinator.welcome(user)
  }
}
