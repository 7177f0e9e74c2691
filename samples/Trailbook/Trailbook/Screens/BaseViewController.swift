import UIKit

class BaseViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    configureBackground()
  }
}

extension BaseViewController {
  @objc func configureBackground() {
    view.backgroundColor = .systemBackground
  }
}
