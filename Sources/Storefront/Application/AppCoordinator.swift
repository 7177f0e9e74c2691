import Coordinators
import HeadlessUIKit

/// The app's root coordinator.
///
/// It owns the window, the data sources, and the session. It also follows links and starts the
/// login when a screen requests it.
final class AppCoordinator: AppCoordinatorProtocol {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let window: UIWindow
  let type = CoordinatorType.app

  let persons: any PersonDataSourceable
  let products: any ProductDataSourceable
  private let session: Session
  private(set) weak var tabCoordinator: TabCoordinator?
  /// Whether the app is active and can show the destination of a link.
  var isActive = false
  /// The destination of a link that arrived before the app was active; nil if there is none.
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
  /// Releases the child.
  ///
  /// If the child is the tab coordinator, the user has logged out, and the tabs for a guest replace
  /// the previous ones.
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
