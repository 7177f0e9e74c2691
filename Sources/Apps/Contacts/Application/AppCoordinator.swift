import Coordinators
import HeadlessUIKit

/// The app's root coordinator, which owns the window, the shared data, and the account, and starts
/// the login when a screen requests it.
final class AppCoordinator: WindowCoordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let window: UIWindow

  private let dataSource: any PersonDataSourceable
  private let account: Account

  init(
    window: UIWindow, dataSource: any PersonDataSourceable = PersonDataSource(),
    account: Account = Account()
  ) {
    self.window = window
    self.dataSource = dataSource
    self.account = account
  }

  func start() {
    let tabCoordinator = TabCoordinator(dataSource: dataSource, account: account, delegate: self)
    startChild(tabCoordinator)
    window.rootViewController = tabCoordinator.rootViewController
  }
}

extension AppCoordinator: CoordinatorFinishDelegate {}

extension AppCoordinator: TabCoordinatorDelegate {
  func logInButtonPressed(in viewController: UIViewController) {
    guard !viewController.isMoving else { return }
    startChild(
      LoginCoordinator(
        presentingViewController: viewController, accepts: account.accepts, delegate: self))
  }

  func logOutButtonPressed(in viewController: UIViewController) {
    account.logOut()
  }
}

extension AppCoordinator: LoginCoordinatorDelegate {
  func loginCoordinator(_ coordinator: LoginCoordinator, didLogIn username: String) {
    account.logIn(username)
  }
}
