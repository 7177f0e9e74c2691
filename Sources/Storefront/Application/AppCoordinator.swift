import Coordinators
import HeadlessUIKit

/// The coordinator of the whole app: it owns the window, the data sources and the session, begins
/// the login wherever it is asked for, and leads to where links point.
final class AppCoordinator: AppCoordinatorProtocol {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let window: UIWindow
  let type = CoordinatorType.app

  let persons: any PersonDataSourceable
  let products: any ProductDataSourceable
  private let session: Session
  private(set) weak var tabCoordinator: TabCoordinator?
  /// Whether the app is in use, so that something can be shown.
  var isActive = false
  /// Where a link led that came before the app was on the screen.
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
  /// Lets go of the child; where that was the tabs, somebody has logged out, and a guest's tabs take
  /// their place.
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
