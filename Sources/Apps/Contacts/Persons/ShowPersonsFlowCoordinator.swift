import Coordinators
import HeadlessUIKit

/// A delegate that handles requests the persons flow can't handle itself.
protocol ShowPersonsFlowCoordinatorDelegate: AccountDelegate {}

/// The flow of the Persons tab: the list, and a person's page.
final class ShowPersonsFlowCoordinator: FlowCoordinator {
  weak var delegate: (any ShowPersonsFlowCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }

  private let navigationController = UINavigationController()
  private let dataSource: any PersonDataSourceable
  private let account: Account

  init(
    dataSource: any PersonDataSourceable, account: Account,
    delegate: any ShowPersonsFlowCoordinatorDelegate
  ) {
    self.dataSource = dataSource
    self.account = account
    self.delegate = delegate
  }

  func start() {
    let personsViewController = PersonsViewController()
    personsViewController.title = "Persons"
    personsViewController.configure(
      persons: dataSource.persons, account: account, delegate: self)
    navigationController.viewControllers = [personsViewController]
  }
}

extension ShowPersonsFlowCoordinator: PersonsViewControllerDelegate {
  func didSelect(person: Person, in viewController: PersonsViewController) {
    guard !viewController.isMoving else { return }
    let personViewController = PersonViewController()
    personViewController.configure(person: person, account: account, delegate: self)
    navigationController.pushViewController(personViewController, animated: true)
  }
}

extension ShowPersonsFlowCoordinator: PersonViewControllerDelegate {
  func logInButtonPressed(in viewController: UIViewController) {
    delegate?.logInButtonPressed(in: viewController)
  }

  func logOutButtonPressed(in viewController: UIViewController) {
    delegate?.logOutButtonPressed(in: viewController)
  }
}
