import UIKit

/// The end of the watch.
final class EndOfWatchViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "End of Watch"
    let label = UILabel()
    label.text = "Good night, keeper"
    label.hoverStyle = UIHoverStyle(effect: .lift)
    view.addSubview(label)
  }
}
