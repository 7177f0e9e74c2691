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

protocol BooksCoordinatorDelegate: AnyObject {
  func lend(_ title: String)
}

/// The coordinator of the list of books.
final class BooksCoordinator: FlowCoordinator {
  weak var delegate: (any BooksCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }
  private let navigationController = UINavigationController()
  private lazy var navigationDelegate = NavigationDelegate(for: navigationController)
  private let fault: LibraryFault?
  private var titles = ["Dune", "Emma", "Ulysses"]
  private weak var list: ListViewController?

  init(_ fault: LibraryFault?) { self.fault = fault }

  func start() {
    let list = ListViewController(title: "Books", rows: titles)
    list.onSelect = { [weak self] title in self?.show(title) }
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [weak self] _ in self?.edit("") })
    self.list = list
    navigationController.viewControllers = [list]
  }

  private func show(_ title: String) {
    let book = BookCoordinator(title, navigationController, fault)
    book.delegate = self
    startChild(book)
    guard fault != .childNotRemoved, let page = book.rootViewController else { return }
    navigationDelegate.finish(book, whenGone: page)
  }

  private func edit(_ title: String) {
    let form = EditBookCoordinator(title, navigationController, fault)
    startChild(form)
  }
}

extension BooksCoordinator: CoordinatorFinishDelegate {}

extension BooksCoordinator: BookCoordinatorDelegate {
  func lendButtonPressed(_ title: String) { delegate?.lend(title) }
}

protocol BookCoordinatorDelegate: AnyObject {
  func lendButtonPressed(_ title: String)
}

/// The coordinator of a book's page.
final class BookCoordinator: FlowCoordinator {
  weak var delegate: (any BookCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  private(set) weak var rootViewController: UIViewController?
  private let navigationController: UINavigationController
  private let title: String
  private let fault: LibraryFault?

  init(_ title: String, _ navigationController: UINavigationController, _ fault: LibraryFault?) {
    self.title = title
    self.navigationController = navigationController
    self.fault = fault
  }

  func start() {
    let page = BookViewController(title: title, holdsItself: fault == .missingWeak)
    if fault != .delegateNotSet { page.delegate = self }
    rootViewController = page
    navigationController.pushViewController(page, animated: true)
  }
}

extension BookCoordinator: CoordinatorFinishDelegate {}

extension BookCoordinator: BookViewControllerDelegate {
  func editButtonPressed() { startChild(EditBookCoordinator(title, navigationController, fault)) }
  func lendButtonPressed() { delegate?.lendButtonPressed(title) }
}

/// The coordinator of the form for a book, which is a sheet.
final class EditBookCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  private(set) var rootViewController: UIViewController?
  private let presenter: UINavigationController
  private let title: String
  private let fault: LibraryFault?
  private lazy var presentationDelegate = PresentationDelegate(finishing: self)

  init(_ title: String, _ presenter: UINavigationController, _ fault: LibraryFault?) {
    self.title = title
    self.presenter = presenter
    self.fault = fault
  }

  func start() {
    let form = EditBookViewController(bookTitle: title)
    form.delegate = self
    guard fault != .pushInsteadOfPresent else {
      rootViewController = form
      return presenter.pushViewController(form, animated: true)
    }
    let sheet = UINavigationController(rootViewController: form)
    sheet.presentationController?.delegate = presentationDelegate
    rootViewController = sheet
    presenter.present(sheet, animated: true)
  }
}

extension EditBookCoordinator: EditBookViewControllerDelegate {
  func cancelButtonPressed() { presenter.dismiss(animated: true) { self.finish() } }

  func saveButtonPressed(_ title: String) {
    guard title.isEmpty else { return cancelButtonPressed() }
    let alert = UIAlertController(title: "No Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let top = fault == .alertWhilePresenting ? presenter : rootViewController
    top?.present(alert, animated: true)
  }
}

/// The coordinator of the list of loans.
final class LoansCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }
  private let navigationController = UINavigationController()
  private lazy var navigationDelegate = NavigationDelegate(for: navigationController)
  private let fault: LibraryFault?
  private var visited: [UIViewController] = []

  init(_ fault: LibraryFault?) { self.fault = fault }

  func start() {
    let list = ListViewController(title: "Loans", rows: ["Dune", "Walden"])
    list.onSelect = { [weak self] title in self?.show(loan: title) }
    navigationController.viewControllers = [list]
  }

  /// Shows a loan over the list.
  func show(loan title: String, in other: UINavigationController? = nil) {
    let stack = other ?? navigationController
    if other == nil { stack.popToRootViewController(animated: false) }
    let loan = LoanCoordinator(title, stack, fault)
    startChild(loan)
    guard let page = loan.rootViewController else { return }
    navigationDelegate.finish(loan, whenGone: page)
    if fault == .visitKeepsScreen { visited.append(page) }
  }

  func showWithoutCoordinator(_ title: String) {
    navigationController.popToRootViewController(animated: false)
    navigationController.pushViewController(LoanViewController(title: title), animated: true)
  }
}

extension LoansCoordinator: CoordinatorFinishDelegate {}

/// The coordinator of a loan.
final class LoanCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  private(set) weak var rootViewController: UIViewController?
  private let navigationController: UINavigationController
  private let title: String
  private let fault: LibraryFault?

  init(_ title: String, _ navigationController: UINavigationController, _ fault: LibraryFault?) {
    self.title = title
    self.navigationController = navigationController
    self.fault = fault
  }

  func start() {
    let page = LoanViewController(title: title)
    page.onReturn = { [weak self] in self?.confirm() }
    rootViewController = page
    if fault == .stackReplaced {
      let archive = ArchiveViewController()
      archive.title = "Archive"
      navigationController.setViewControllers([archive, page], animated: true)
    } else {
      navigationController.pushViewController(page, animated: true)
    }
  }

  private func confirm() {
    let alert = UIAlertController(title: "Return", message: title, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Return", style: .default) { [weak self] _ in
        self?.navigationController.popViewController(animated: true)
      })
    rootViewController?.present(alert, animated: true)
  }
}

protocol SettingsCoordinatorDelegate: AnyObject {
  func showLatestLoan()
}

/// The coordinator of the settings.
final class SettingsCoordinator: FlowCoordinator {
  weak var delegate: (any SettingsCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }
  private let navigationController = UINavigationController()
  private let fault: LibraryFault?
  private lazy var about = makeAbout()

  init(_ fault: LibraryFault?) { self.fault = fault }

  func start() {
    let settings = SettingsViewController()
    settings.delegate = self
    navigationController.viewControllers = [settings]
  }

  private func makeAbout() -> AboutViewController {
    let about = AboutViewController()
    about.onLicenses = { [weak self] in self?.showLicenses() }
    return about
  }

  private func showLicenses() {
    let licenses = UIViewController()
    licenses.title = "Licenses"
    navigationController.pushViewController(
      fault == .samePushedTwice ? about : licenses, animated: true)
  }
}

extension SettingsCoordinator: CoordinatorFinishDelegate {}

extension SettingsCoordinator: SettingsViewControllerDelegate {
  func logInButtonPressed() {
    startChild(SignInCoordinator(navigationController, fault))
  }

  func aboutButtonPressed() {
    navigationController.pushViewController(
      fault == .samePushedTwice ? about : makeAbout(), animated: true)
  }

  func latestLoanButtonPressed() { delegate?.showLatestLoan() }

  func resetButtonPressed() {
    let alert = UIAlertController(title: "Reset", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Reset", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    navigationController.present(alert, animated: true)
  }
}

/// The coordinator of the login.
final class SignInCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  private(set) var rootViewController: UIViewController?
  private let presenter: UIViewController
  private let fault: LibraryFault?
  private lazy var presentationDelegate = PresentationDelegate(finishing: self)

  init(_ presenter: UIViewController, _ fault: LibraryFault?) {
    self.presenter = presenter
    self.fault = fault
  }

  func start() {
    let form = SignInViewController()
    form.onEnd = { [weak self] in self?.dismiss() }
    let sheet = UINavigationController(rootViewController: form)
    if fault != .swallowedDismissal {
      sheet.presentationController?.delegate = presentationDelegate
    }
    if fault == .noWayOut {
      form.hasNoButtons = true
      sheet.modalPresentationStyle = .fullScreen
    }
    rootViewController = sheet
    presenter.present(sheet, animated: true)
  }

  private func dismiss() { presenter.dismiss(animated: true) { self.finish() } }
}
