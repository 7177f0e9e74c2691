import Coordinators
import HeadlessUIKit

/// A delegate that handles requests the groups flow can't handle itself.
protocol ShowGroupsFlowCoordinatorDelegate: AccountDelegate {}

/// The flow of the Groups tab: the list of people, and the groups of the selected person.
final class ShowGroupsFlowCoordinator: FlowCoordinator {
  weak var delegate: (any ShowGroupsFlowCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }

  private let navigationController = UINavigationController()
  private let dataSource: any PersonDataSourceable
  private let account: Account

  init(
    dataSource: any PersonDataSourceable, account: Account,
    delegate: any ShowGroupsFlowCoordinatorDelegate
  ) {
    self.dataSource = dataSource
    self.account = account
    self.delegate = delegate
  }

  func start() {
    let personsViewController = PersonsViewController()
    personsViewController.title = "Groups"
    personsViewController.configure(
      persons: dataSource.persons, account: account, delegate: self)
    navigationController.viewControllers = [personsViewController]
  }
}

extension ShowGroupsFlowCoordinator: PersonsViewControllerDelegate {
  func didSelect(person: Person, in viewController: PersonsViewController) {
    guard !viewController.isMoving else { return }
    let groupsViewController = GroupsViewController()
    groupsViewController.configure(person: person, groups: dataSource.groups(of: person))
    navigationController.pushViewController(groupsViewController, animated: true)
  }

  func logInButtonPressed(in viewController: UIViewController) {
    delegate?.logInButtonPressed(in: viewController)
  }

  func logOutButtonPressed(in viewController: UIViewController) {
    delegate?.logOutButtonPressed(in: viewController)
  }
}
