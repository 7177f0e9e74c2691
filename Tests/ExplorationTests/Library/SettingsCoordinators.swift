import Coordinators
import HeadlessUIKit

protocol SettingsCoordinatorDelegate: AnyObject {
  func showLatestLoan()
}

/// The coordinator of the settings.
final class SettingsCoordinator: FlowCoordinator {
  weak var delegate: (any SettingsCoordinatorDelegate)?
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController? { navigationController }
  private let navigationController = UINavigationController()
  private let fault: LibraryFault?
  private lazy var about = makeAbout()

  init(_ fault: LibraryFault?) { self.fault = fault }

  func start() {
    let settings = SettingsViewController()
    settings.delegate = self
    navigationController.viewControllers = [settings]
  }

  private func makeAbout() -> AboutViewController {
    let about = AboutViewController()
    about.onLicenses = { [weak self] in self?.showLicenses() }
    return about
  }

  private func showLicenses() {
    let licenses = UIViewController()
    licenses.title = "Licenses"
    navigationController.pushViewController(
      fault == .samePushedTwice ? about : licenses, animated: true)
  }
}

extension SettingsCoordinator: CoordinatorFinishDelegate {}

extension SettingsCoordinator: SettingsViewControllerDelegate {
  func logInButtonPressed() {
    startChild(SignInCoordinator(navigationController, fault))
  }

  func aboutButtonPressed() {
    navigationController.pushViewController(
      fault == .samePushedTwice ? about : makeAbout(), animated: true)
  }

  func latestLoanButtonPressed() { delegate?.showLatestLoan() }

  func resetButtonPressed() {
    let alert = UIAlertController(title: "Reset", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Reset", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    navigationController.present(alert, animated: true)
  }
}

/// The coordinator of the login.
final class SignInCoordinator: Coordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  private(set) var rootViewController: UIViewController?
  private let presenter: UIViewController
  private let fault: LibraryFault?
  private lazy var presentationDelegate = PresentationDelegate(finishing: self)

  init(_ presenter: UIViewController, _ fault: LibraryFault?) {
    self.presenter = presenter
    self.fault = fault
  }

  func start() {
    let form = SignInViewController()
    form.onEnd = { [weak self] in self?.dismiss() }
    let sheet = UINavigationController(rootViewController: form)
    if fault != .swallowedDismissal {
      sheet.presentationController?.delegate = presentationDelegate
    }
    if fault == .noWayOut {
      form.hasNoButtons = true
      sheet.modalPresentationStyle = .fullScreen
    }
    rootViewController = sheet
    presenter.present(sheet, animated: true)
  }

  private func dismiss() { presenter.dismiss(animated: true) { self.finish() } }
}
