import HeadlessUIKit

/// A screen that traps when it is shown, after a fault of UIKit.
final class StillbornViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let controller = UIStoryboard(name: "Gone", bundle: nil)
      .instantiateViewController(withIdentifier: "Gone")
    precondition(controller is StillbornViewController, "the cast failed")
  }
}
