import Coordinators
import HeadlessUIKit

/// Hears how the login's flow ended.
protocol LoginFlowCoordinatorDelegate: AnyObject {
  func loginFlowCoordinator(_ coordinator: LoginFlowCoordinator, didLogIn user: User)
}

/// The login with its side ways, a forgotten password and the sign-up; after success the person goes
/// on to where they were going.
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

  /// Makes a flow that will stand in front of a root view controller; `proceed` goes on after a
  /// login, and is dropped where there is none.
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

  /// Begins a side way on the login's stack; it ends when its screen has left the stack.
  private func startSideWay(_ flow: any Coordinator) {
    startChild(flow)
    if let first = flow.rootViewController {
      navigationDelegate.finish(flow, whenGone: first)
    }
  }
}

extension LoginFlowCoordinator: CoordinatorFinishDelegate {
  /// Lets go of the child; with the login the whole flow is over.
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
    startSideWay(
      ForgotPasswordCoordinator(navigationController: coordinator.navigationController))
  }

  func loginCoordinatorDidAskForSignUp(_ coordinator: LoginCoordinator) {
    startSideWay(
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
