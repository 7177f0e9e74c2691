import Foundation
import HeadlessUIKit

/// A delegate that is notified when the user changes a setting.
protocol NotificationsViewControllerDelegate: AnyObject {
  func didChange(settings: Settings)
}

/// A screen with switches for the app's notifications, made of UIKit's switches.
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

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(arrangedSubviews: [
      row("Sales", \.notifiesOfSales), row("Stock", \.notifiesOfStock),
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  /// Returns a label with a switch beside it, which changes a setting.
  private func row(_ title: String, _ setting: WritableKeyPath<Settings, Bool>) -> UIView {
    let label = UILabel()
    label.text = title
    let control = UISwitch()
    control.accessibilityLabel = title
    control.isOn = settings[keyPath: setting]
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let control else { return }
        self?.settings[keyPath: setting] = control.isOn
      }, for: .valueChanged)
    return UIStackView(arrangedSubviews: [label, control])
  }
}
