import Coordinators
import HeadlessUIKit

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
