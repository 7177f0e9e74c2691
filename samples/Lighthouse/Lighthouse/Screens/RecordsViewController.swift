import GameKit
import UIKit

/// The records of all keepers.
final class RecordsViewController: GKGameCenterViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Records"
  }
}
