import Foundation
import HeadlessUIKit

/// Is notified when a page of the settings is requested.
protocol SettingsViewControllerDelegate: AnyObject {
  func accountButtonPressed()
  func notificationsButtonPressed()
}

/// Leads to the pages of the settings.
final class SettingsViewController: UIViewController {
  weak var delegate: (any SettingsViewControllerDelegate)?

  init(delegate: any SettingsViewControllerDelegate) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  @ContentBuilder override var content: [ContentElement] {
    Button("Account") { self.delegate?.accountButtonPressed() }
    Button("Notifications") { self.delegate?.notificationsButtonPressed() }
  }
}
