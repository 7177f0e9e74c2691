import Coordinators
import Foundation
import HeadlessUIKit

/// The coordinator of the whole app: it owns the window, the data sources and the session, begins
/// the login wherever it is asked for, and leads to where links point.
final class AppCoordinator: AppCoordinatorProtocol {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let window: UIWindow
  let type = CoordinatorType.app

  private let persons: any PersonDataSourceable
  private let products: any ProductDataSourceable
  private let session: Session
  private weak var tabCoordinator: TabCoordinator?
  private var isActive = false
  /// Where a link led that came before the app was on the screen.
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

// MARK: - The app's life

extension AppCoordinator {
  /// Holds links back until the app is in use again.
  func willResignActive() { isActive = false }

  /// Hides what is private before the system takes its picture for the app switcher.
  func didEnterBackground() {
    startChild(PrivacyCoordinator(over: window))
  }

  /// Shows again what was hidden.
  func willEnterForeground() {
    for case let child as PrivacyCoordinator in childCoordinators { child.stop() }
  }

  /// Goes to where a link led meanwhile.
  func didBecomeActive() {
    isActive = true
    guard let destination = waitingDestination else { return }
    waitingDestination = nil
    show(destination)
  }

  /// Lets go of everything.
  func willTerminate() { finish() }
}

// MARK: - Links

extension AppCoordinator {
  /// Goes to where a link leads, now or when the app is in use.
  ///
  /// - Returns: whether the link leads anywhere.
  func open(_ url: URL) -> Bool {
    let reader = LinkReader(persons: persons, products: products)
    guard let destination = reader.destination(of: url) else { return false }
    if isActive { show(destination) } else { waitingDestination = destination }
    return true
  }

  /// Asks whatever is in front to go, one after the other, and then lets the tabs show the place.
  ///
  /// A question above a sheet just goes; a sheet's coordinator is asked, and may ask in turn.
  private func show(_ destination: Destination) {
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

  /// The coordinator of what is in front: the latest and deepest that is modal.
  private func modalCoordinator(in coordinator: any Coordinator) -> (any ModalCoordinator)? {
    for child in coordinator.childCoordinators.reversed() {
      if let modal = modalCoordinator(in: child) ?? child as? any ModalCoordinator { return modal }
    }
    return nil
  }
}
