import Coordinators
import HeadlessUIKit

/// A test app: a library with tabs, lists, details, a form, a login, settings, and alerts.
final class LibraryDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let fault: LibraryFault?
  private var coordinator: LibraryCoordinator?

  init(_ fault: LibraryFault? = nil) { self.fault = fault }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let coordinator = LibraryCoordinator(window: window, fault)
    coordinator.start()
    window.makeKeyAndVisible()
    self.window = window
    self.coordinator = coordinator
    return true
  }
}

/// The coordinator of the app and its tabs.
final class LibraryCoordinator: WindowCoordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let window: UIWindow
  private let tabBarController = UITabBarController()
  private let fault: LibraryFault?
  private var loans: LoansCoordinator?

  init(window: UIWindow, _ fault: LibraryFault?) {
    self.window = window
    self.fault = fault
  }

  func start() {
    let books = BooksCoordinator(fault)
    books.delegate = self
    let loans = LoansCoordinator(fault)
    self.loans = loans
    let settings = SettingsCoordinator(fault)
    settings.delegate = self
    for child in [books, loans, settings] as [any Coordinator] { startChild(child) }
    tabBarController.viewControllers = childCoordinators.compactMap(\.rootViewController)
    window.rootViewController = tabBarController
  }

  private func show(loan title: String) {
    tabBarController.selectedIndex = 1
    loans?.show(loan: title)
  }
}

extension LibraryCoordinator: CoordinatorFinishDelegate {}

extension LibraryCoordinator: BooksCoordinatorDelegate {
  func lend(_ title: String) {
    guard fault == .wrongTab else { return show(loan: title) }
    let selected = tabBarController.selectedViewController as? UINavigationController
    loans?.show(loan: title, in: selected)
  }
}

extension LibraryCoordinator: SettingsCoordinatorDelegate {
  func showLatestLoan() {
    guard fault == .coordinatorSkipped else { return show(loan: "Dune") }
    tabBarController.selectedIndex = 1
    loans?.showWithoutCoordinator("Dune")
  }
}
