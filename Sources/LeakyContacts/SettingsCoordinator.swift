import Coordinators
import HeadlessUIKit

/// The Settings tab.
final class SettingsCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }

  private let navigationController = UINavigationController()
  private let startOver: () -> Void

  init(startOver: @escaping () -> Void) { self.startOver = startOver }

  func start() {
    let settings = Page(
      title: "Settings",
      buttons: [
        .init(title: "Log Out") { [weak self] in self?.logOut() },
        .init(title: "Tip") { [weak self] in self?.showTip() },
        .init(title: "Start Over") { [weak self] in self?.startOver() },
      ])
    navigationController.viewControllers = [settings]
  }

  /// Fault 7, presenting while presenting: the second alert never appears.
  private func logOut() {
    navigationController.present(alert("Logged out"), animated: true)
    navigationController.present(alert("See you soon"), animated: true)
  }

  /// Fault 7, presenting off-window: the page is in no window, so the alert never appears.
  private func showTip() {
    Page(title: "Tip").present(alert("Swipe to go back"), animated: true)
  }

  private func alert(_ title: String) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }
}
