import Coordinators
import HeadlessUIKit

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
