import Foundation
import HeadlessUIKit

/// A delegate that is notified when the user requests a settings page.
protocol SettingsViewControllerDelegate: AnyObject {
  func accountButtonPressed()
  func notificationsButtonPressed()
}

/// A screen that leads to the settings pages.
final class SettingsViewController: UIViewController {
  weak var delegate: (any SettingsViewControllerDelegate)?

  init(delegate: any SettingsViewControllerDelegate) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  @Content.Builder override var content: [Content.Element] {
    Content.Button("Account") { self.delegate?.accountButtonPressed() }
    Content.Button("Notifications") { self.delegate?.notificationsButtonPressed() }
  }
}
