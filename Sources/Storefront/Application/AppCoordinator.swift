import Coordinators
import HeadlessUIKit

/// The coordinator of the whole app; it owns the window, the data sources and the session, starts
/// the login for any screen that asks for it, and follows links.
final class AppCoordinator: AppCoordinatorProtocol {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let window: UIWindow
  let type = CoordinatorType.app

  let persons: any PersonDataSourceable
  let products: any ProductDataSourceable
  private let session: Session
  private(set) weak var tabCoordinator: TabCoordinator?
  /// Whether the app is active, so that it can show something.
  var isActive = false
  /// The destination of a link that arrived before the app was active.
  var waitingDestination: Destination?

  init(window: UIWindow, data: StoreData) {
    self.window = window
    persons = PersonDataSource(data)
    products = ProductDataSource(data)
    session = Session(users: data.users)
  }

  func start() { showMainFlow() }

  func showMainFlow() {
    let tabCoordinator = TabCoordinator(
      persons: persons, products: products, session: session, delegate: self)
    startChild(tabCoordinator)
    self.tabCoordinator = tabCoordinator
    window.rootViewController = tabCoordinator.rootViewController
  }
}

extension AppCoordinator: CoordinatorFinishDelegate {
  /// Releases the child; if it was the tabs, the user has logged out, and the tabs for a guest
  /// replace them.
  func coordinatorDidFinish(childCoordinator: any Coordinator) {
    removeChild(childCoordinator)
    if childCoordinator === tabCoordinator { showMainFlow() }
  }
}

extension AppCoordinator: TabCoordinatorDelegate {
  func loginRequested(
    in viewController: UIViewController, then proceed: @escaping () -> Void
  ) {
    startChild(
      LoginFlowCoordinator(
        root: viewController, session: session, delegate: self, proceed: proceed))
  }

  func tabCoordinatorDidLogOut(_ coordinator: TabCoordinator) {
    session.logOut()
    coordinator.finish()
  }
}

extension AppCoordinator: LoginFlowCoordinatorDelegate {
  func loginFlowCoordinator(_ coordinator: LoginFlowCoordinator, didLogIn user: User) {
    session.logIn(user)
  }
}
