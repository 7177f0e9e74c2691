import Foundation
import HeadlessUIKit

/// Its screen has it for a delegate, and holds the coordinator of a purchase that hasn't begun.
final class ShopCoordinator {
  private let navigationController: UINavigationController

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = ShopViewController(PurchaseCoordinator())
    screen.delegate = self
    navigationController.pushViewController(screen, animated: true)
  }
}

/// Sells what the shop's screen shows.
final class PurchaseCoordinator {}

/// Holds the coordinator of what it may begin.
private final class ShopViewController: TitledViewController {
  private let purchaseCoordinator: PurchaseCoordinator

  init(_ purchaseCoordinator: PurchaseCoordinator) {
    self.purchaseCoordinator = purchaseCoordinator
    super.init("Shop")
  }

  required init?(coder: NSCoder) { nil }
}

/// Stays when its screen has gone by the system's Back, for nobody lets go of it.
final class StayCoordinator {
  private let navigationController: UINavigationController

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let screen = TitledViewController("Stay")
    screen.delegate = self
    navigationController.pushViewController(screen, animated: true)
  }
}
