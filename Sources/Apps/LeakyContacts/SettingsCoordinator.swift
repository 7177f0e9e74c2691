import Coordinators
import Foundation
import HeadlessUIKit

/// The coordinator of the Settings tab.
final class SettingsCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }

  private let navigationController = UINavigationController()
  private let startOver: () -> Void
  private let signOut: () -> Void

  init(startOver: @escaping () -> Void, signOut: @escaping () -> Void) {
    self.startOver = startOver
    self.signOut = signOut
  }

  func start() {
    let settings = Page(
      title: "Settings",
      buttons: [
        .init(title: "Log Out") { [weak self] in self?.logOut() },
        .init(title: "Tip") { [weak self] in self?.showTip() },
        .init(title: "Start Over") { [weak self] in self?.startOver() },
        .init(title: "Account") { [weak self] in self?.showAccount() },
        .init(title: "Donate") { [weak self] in self?.donate() },
        .init(title: "Feedback") { [weak self] in self?.askForFeedback() },
      ])
    navigationController.viewControllers = [settings]
  }

  /// Fault 7: The second alert never appears because the first one is still being presented.
  private func logOut() {
    guard navigationController.transitionCoordinator == nil else { return }
    navigationController.present(alert("Logged out"), animated: true)
    navigationController.present(alert("See you soon"), animated: true)
  }

  /// Fault 7: The alert never appears because the page that presents it is not in a window.
  private func showTip() {
    Page(title: "Tip").present(alert("Swipe to go back"), animated: true)
  }

  /// Fault 11: Signing out doesn't dismiss the sheet first.
  private func showAccount() {
    guard navigationController.transitionCoordinator == nil else { return }
    let account = Page(
      title: "Account", words: "Fred",
      buttons: [.init(title: "Sign Out") { [weak self] in self?.signOut() }])
    navigationController.present(account, animated: true)
  }

  /// Fault 15: A second quick tap opens the page for a donation twice.
  private func donate() {
    guard let page = URL(string: "https://bowling.example/donate?amount=5") else { return }
    UIApplication.shared.open(page)
  }

  private func askForFeedback() {
    guard navigationController.transitionCoordinator == nil else { return }
    let form = Page(
      title: "Feedback", buttons: [.init(title: "Send") { [weak self] in self?.sendFeedback() }])
    navigationController.present(form, animated: true)
  }

  /// Fault 16: The sheet has faded before it has gone, so the thanks never appear.
  private func sendFeedback() {
    guard let form = navigationController.presentedViewController, !form.isBeingDismissed else {
      return
    }
    form.dismiss(animated: true)
    UIView.animate(withDuration: 0.2) {
      form.view.alpha = 0
    } completion: { [weak self] _ in
      guard let self else { return }
      navigationController.present(alert("Thank you"), animated: true)
    }
  }

  private func alert(_ title: String) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }
}
