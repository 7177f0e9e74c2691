import Coordinators
import HeadlessUIKit
import TestSupport

/// A coordinator that adds its name to a test's shared journal when it finishes.
final class Flow: Coordinator, CoordinatorFinishDelegate {
  final class Journal { var finished: [String] = [] }

  let name: String
  let journal: Journal
  let screen: FixtureScreen
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { screen }

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    screen = FixtureScreen(name)
  }

  func start() {}

  func finish() {
    journal.finished.append(name)
    childCoordinators.removeAll()
    finishDelegate?.coordinatorDidFinish(childCoordinator: self)
  }

  /// The names of the child coordinators.
  var children: [String] { childCoordinators.compactMap { ($0 as? Flow)?.name } }
}
