import Coordinators
import HeadlessUIKit

/// A delegate that handles requests the persons flow can't handle itself.
protocol ShowPersonsFlowCoordinatorDelegate: LoginRequestDelegate {}

/// The flow of the Persons tab: the list, a person's page, and the form for editing a person.
final class ShowPersonsFlowCoordinator: FlowCoordinator, TabItemCoordinator {
  weak var delegate: (any ShowPersonsFlowCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }

  private let navigationController: UINavigationController
  private let dataSource: any PersonDataSourceable
  private let session: Session
  private let personsViewController = PersonsViewController()

  init(
    navigationController: UINavigationController = UINavigationController(),
    dataSource: any PersonDataSourceable, session: Session,
    delegate: any ShowPersonsFlowCoordinatorDelegate
  ) {
    self.navigationController = navigationController
    self.dataSource = dataSource
    self.session = session
    self.delegate = delegate
  }

  func start() {
    dataSource.addObserver(self)
    personsViewController.title = "Persons"
    personsViewController.configure(persons: dataSource.persons, delegate: self)
    personsViewController.onEdit = { [weak self] person in
      guard let self else { return }
      edit(person, over: personsViewController)
    }
    navigationController.viewControllers = [personsViewController]
  }

  func show(_ destination: Destination) {
    guard case .person(let person) = destination else { return }
    navigationController.setViewControllers(
      [personsViewController, personScreen(person)], animated: true)
  }

  private func personScreen(_ person: Person) -> UIViewController {
    let personViewController = PersonViewController()
    personViewController.configure(
      person: person, isLoggedIn: { [session] in session.user != nil }, delegate: self)
    return personViewController
  }

  /// Shows the form, after a login if nobody is logged in.
  private func edit(_ person: Person, over viewController: UIViewController) {
    guard session.user == nil else { return startEditing(person, over: viewController) }
    delegate?.loginRequested(in: viewController) { [weak self, weak viewController] in
      guard let viewController else { return }
      self?.startEditing(person, over: viewController)
    }
  }

  private func startEditing(_ person: Person, over viewController: UIViewController) {
    guard !viewController.isMoving else { return }
    startChild(EditPersonCoordinator(root: viewController, person: person, delegate: self))
  }
}

extension ShowPersonsFlowCoordinator: CoordinatorFinishDelegate {}

extension ShowPersonsFlowCoordinator: PersonsViewControllerDelegate {
  func didSelect(person: Person, in viewController: PersonsViewController) {
    guard !viewController.isMoving else { return }
    navigationController.pushViewController(personScreen(person), animated: true)
  }
}

extension ShowPersonsFlowCoordinator: PersonViewControllerDelegate {
  func editButtonPressed(person: Person, in viewController: PersonViewController) {
    edit(person, over: viewController)
  }

  func logInButtonPressed(in viewController: PersonViewController) {
    delegate?.loginRequested(in: viewController, then: {})
  }
}

extension ShowPersonsFlowCoordinator: EditPersonCoordinatorDelegate {
  func editPersonCoordinator(_ coordinator: EditPersonCoordinator, didChange person: Person) {
    dataSource.update(person)
  }
}

extension ShowPersonsFlowCoordinator: PersonDataSourceObserver {
  func personDidChange(_ person: Person) {
    personsViewController.configure(persons: dataSource.persons, delegate: self)
    for case let page as PersonViewController in navigationController.viewControllers
    where page.person?.id == person.id {
      page.show(person)
    }
  }
}
