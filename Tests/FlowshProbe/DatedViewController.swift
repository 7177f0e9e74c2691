import Foundation
import HeadlessUIKit

/// A screen that is titled with the date on which it was shown first.
final class DatedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = ISO8601DateFormatter().string(from: Date())
  }
}
