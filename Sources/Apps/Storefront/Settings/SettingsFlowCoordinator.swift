import Coordinators
import HeadlessUIKit

/// The settings flow, which runs on another flow's stack.
///
/// It stores the user's changes in the session.
final class SettingsFlowCoordinator: StorefrontCoordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let type = CoordinatorType.flow
  /// The first screen of the flow, at the bottom of its part of the stack.
  var rootViewController: UIViewController? { settingsViewController }

  private let navigationController: UINavigationController
  private let session: Session
  private lazy var settingsViewController = SettingsViewController(delegate: self)

  init(navigationController: UINavigationController, session: Session) {
    self.navigationController = navigationController
    self.session = session
  }

  func start() {
    navigationController.pushViewController(settingsViewController, animated: true)
  }
}

extension SettingsFlowCoordinator: SettingsViewControllerDelegate {
  func accountButtonPressed() {
    guard let user = session.user, !navigationController.isMoving else { return }
    let account = AccountViewController(user: user) { [session] in session.rename($0) }
    navigationController.pushViewController(account, animated: true)
  }

  func notificationsButtonPressed() {
    guard !navigationController.isMoving else { return }
    let notifications = NotificationsViewController(settings: session.settings, delegate: self)
    navigationController.pushViewController(notifications, animated: true)
  }
}

extension SettingsFlowCoordinator: NotificationsViewControllerDelegate {
  func didChange(settings: Settings) {
    session.settings = settings
  }
}
