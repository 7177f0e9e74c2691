import Coordinators
import Foundation
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

  private let persons: any PersonDataSourceable
  private let products: any ProductDataSourceable
  private let session: Session
  private(set) weak var tabCoordinator: TabCoordinator?
  /// Whether the app is active and can show the destination of a link.
  private var isActive = false
  /// The destination of a link that arrived before the app was active; nil if there is none.
  private var waitingDestination: Destination?

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

  // MARK: Links

  /// Navigates to the destination of a link, immediately or when the app becomes active.
  ///
  /// - Returns: Whether the link has a destination.
  func open(_ url: URL) -> Bool {
    let reader = LinkReader(persons: persons, products: products)
    guard let destination = reader.destination(of: url) else { return false }
    if isActive { show(destination) } else { waitingDestination = destination }
    return true
  }

  /// Marks the app as inactive, which postpones links until it is active again.
  func willResignActive() { isActive = false }

  /// Marks the app as active and shows the destination of a link that arrived in the meantime.
  func didBecomeActive() {
    isActive = true
    guard let destination = waitingDestination else { return }
    waitingDestination = nil
    show(destination)
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
    guard !viewController.isMoving else { return }
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

/// The app's responses to life cycle events.
extension AppCoordinator {
  /// Hides private content before the system captures a snapshot for the app switcher.
  func didEnterBackground() {
    startChild(PrivacyCoordinator(over: window))
  }

  /// Shows the hidden content again.
  func willEnterForeground() {
    for case let child as PrivacyCoordinator in childCoordinators { child.stop() }
  }

  /// Finishes the app's root coordinator.
  func willTerminate() { finish() }
}

extension AppCoordinator {
  /// Closes all presented screens, one by one, and then shows the destination in its tab.
  ///
  /// An alert over a sheet is dismissed. A sheet's coordinator is asked to close the sheet and
  /// may ask the user for confirmation.
  func show(_ destination: Destination) {
    guard let root = window.rootViewController, let presented = root.presentedViewController else {
      tabCoordinator?.show(destination)
      return
    }
    let proceed = { [weak self] in
      guard let self else { return }
      show(destination)
    }
    let front = frontmost(of: presented)
    if front !== presented, front is UIAlertController {
      front.dismiss(animated: true, completion: proceed)
    } else if let modal = modalCoordinator(in: self) {
      modal.leave(then: proceed)
    } else {
      root.dismiss(animated: true, completion: proceed)
    }
  }

  private func frontmost(of viewController: UIViewController) -> UIViewController {
    var front = viewController
    while let next = front.presentedViewController, next !== front { front = next }
    return front
  }

  /// Returns the coordinator of the frontmost presentation, which is the latest and deepest modal
  /// coordinator.
  private func modalCoordinator(in coordinator: any Coordinator) -> (any ModalCoordinator)? {
    for child in coordinator.childCoordinators.reversed() {
      if let modal = modalCoordinator(in: child) ?? child as? any ModalCoordinator { return modal }
    }
    return nil
  }
}
