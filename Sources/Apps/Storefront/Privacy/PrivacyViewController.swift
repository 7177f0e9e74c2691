import HeadlessUIKit

/// A screen that shows only the app's name.
final class PrivacyViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Storefront"
  }
}
