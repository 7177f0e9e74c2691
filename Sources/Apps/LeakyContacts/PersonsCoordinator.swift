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

  /// Fault 1: The system's Back button leaves a child coordinator behind because only the child's
  /// own Done button removes it.
  ///
  /// Fault 9: Reselecting the tab pops to the root without notifying the coordinator. The current
  /// person is therefore not reset and can't be opened again.
  private func show(_ name: String) {
    guard name != shownPerson else { return }
    shownPerson = name
    startChild(PersonCoordinator(name: name, navigationController: navigationController))
  }

  /// Fault 2: Swiping down the sheet goes unnoticed because its presentation has no delegate.
  ///
  /// Fault 14: A second quick tap starts a second coordinator, whose sheet is never presented.
  private func logIn() {
    startChild(LoginCoordinator(presentingViewController: navigationController))
  }

  /// Fault 6: The same controller is pushed twice because the poster is a single controller and its
  /// button shows it again.
  private func showPoster() {
    guard navigationController.transitionCoordinator == nil else { return }
    navigationController.pushViewController(poster, animated: true)
  }

  private func makePoster() -> Page {
    Page(
      title: "Poster", words: "Bowling tonight.",
      buttons: [.init(title: "Again") { [weak self] in self?.showPoster() }])
  }
}

extension PersonsCoordinator: CoordinatorFinishDelegate {}
