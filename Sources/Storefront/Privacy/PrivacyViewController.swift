import HeadlessUIKit

/// Shows the app's name and nothing else.
final class PrivacyViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Storefront"
  }
}
