import Foundation
import HeadlessUIKit

/// A delegate that is notified when the user changes a setting.
protocol NotificationsViewControllerDelegate: AnyObject {
  func didChange(settings: Settings)
}

/// A screen with switches for the app's notifications.
final class NotificationsViewController: UIViewController {
  weak var delegate: (any NotificationsViewControllerDelegate)?
  private var settings: Settings {
    didSet { delegate?.didChange(settings: settings) }
  }

  init(settings: Settings, delegate: any NotificationsViewControllerDelegate) {
    self.settings = settings
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = "Notifications"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  @ContentBuilder override var content: [ContentElement] {
    Toggle("Sales", isOn: settings.notifiesOfSales) { self.settings.notifiesOfSales = $0 }
    Toggle("Stock", isOn: settings.notifiesOfStock) { self.settings.notifiesOfStock = $0 }
  }
}
