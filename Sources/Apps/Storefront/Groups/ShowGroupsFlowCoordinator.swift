import Coordinators
import HeadlessUIKit

/// A delegate that handles requests from the groups flow.
///
/// There are no such requests yet.
protocol ShowGroupsFlowCoordinatorDelegate: AnyObject {}

/// The flow of the Groups tab: the list of people, and the groups of the selected person.
final class ShowGroupsFlowCoordinator: FlowCoordinator, TabItemCoordinator {
  weak var delegate: (any ShowGroupsFlowCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }

  private let navigationController: UINavigationController
  private let dataSource: any PersonDataSourceable
  private let personsViewController = PersonsViewController()

  init(
    navigationController: UINavigationController = UINavigationController(),
    dataSource: any PersonDataSourceable, delegate: any ShowGroupsFlowCoordinatorDelegate
  ) {
    self.navigationController = navigationController
    self.dataSource = dataSource
    self.delegate = delegate
  }

  func start() {
    dataSource.addObserver(self)
    personsViewController.title = "Groups"
    personsViewController.configure(persons: dataSource.persons, delegate: self)
    navigationController.viewControllers = [personsViewController]
  }

  func show(_ destination: Destination) {
    guard case .groups(let person) = destination else { return }
    navigationController.setViewControllers(
      [personsViewController, groupsScreen(of: person)], animated: true)
  }

  private func groupsScreen(of person: Person) -> UIViewController {
    let groupsViewController = GroupsViewController()
    groupsViewController.configure(person: person, groups: dataSource.groups(of: person)) {
      [dataSource] group in
      group.members.compactMap { dataSource.person($0)?.name }.joined(separator: ", ")
    }
    return groupsViewController
  }
}

extension ShowGroupsFlowCoordinator: PersonsViewControllerDelegate {
  func didSelect(person: Person, in viewController: PersonsViewController) {
    guard !viewController.isMoving else { return }
    navigationController.pushViewController(groupsScreen(of: person), animated: true)
  }
}

extension ShowGroupsFlowCoordinator: PersonDataSourceObserver {
  func personDidChange(_ person: Person) {
    personsViewController.configure(persons: dataSource.persons, delegate: self)
    for case let page as GroupsViewController in navigationController.viewControllers
    where page.person?.id == person.id {
      page.show(person)
    }
  }
}
