import Coordinators
import HeadlessUIKit

/// The coordinator of the Persons tab.
final class PersonsCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }

  private let navigationController = UINavigationController()
  private var shownPerson: String?
  private lazy var poster = makePoster()

  func start() {
    let list = Page(
      title: "Persons",
      rows: ["Fred", "Barney"].map { name in
        .init(title: name) { [weak self] in self?.show(name) }
      },
      buttons: [
        .init(title: "Log In") { [weak self] in self?.logIn() },
        .init(title: "Poster") { [weak self] in self?.showPoster() },
      ])
    navigationController.viewControllers = [list]
  }

  /// Fault 1, a child coordinator that the system's Back button leaves behind: only the child's own
  /// Done button removes it.
  ///
  /// Fault 9, a tab reselection that pops without notifying the coordinator: the pop to the root
  /// doesn't reset the current person, so that person can't be opened again.
  private func show(_ name: String) {
    guard name != shownPerson else { return }
    shownPerson = name
    startChild(PersonCoordinator(name: name, navigationController: navigationController))
  }

  /// Fault 2, a sheet that is swiped down unnoticed: the presentation controller has no delegate.
  private func logIn() {
    startChild(LoginCoordinator(presentingViewController: navigationController))
  }

  /// Fault 6, a controller that is pushed twice: the poster is a single controller, and its button
  /// shows it again.
  private func showPoster() { navigationController.pushViewController(poster, animated: true) }

  private func makePoster() -> Page {
    Page(
      title: "Poster", words: "Bowling tonight.",
      buttons: [.init(title: "Again") { [weak self] in self?.showPoster() }])
  }
}

extension PersonsCoordinator: CoordinatorFinishDelegate {}
