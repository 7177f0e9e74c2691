import Foundation
import HeadlessUIKit

/// The delegate of its screen, which holds the coordinator of a purchase that hasn't begun.
final class ShopCoordinator: NavigationCoordinator {
  func start() {
    let screen = ShopViewController(PurchaseCoordinator())
    screen.delegate = self
    navigationController.pushViewController(screen, animated: true)
  }
}

/// Sells what the shop's screen shows.
final class PurchaseCoordinator {}

/// Holds the coordinator of a flow that it may start.
private final class ShopViewController: TitledViewController {
  private let purchaseCoordinator: PurchaseCoordinator

  init(_ purchaseCoordinator: PurchaseCoordinator) {
    self.purchaseCoordinator = purchaseCoordinator
    super.init("Shop")
  }

  required init?(coder: NSCoder) { nil }
}

/// Stays alive when the system's Back button removes its screen, because no object releases it.
final class StayCoordinator: NavigationCoordinator {
  func start() {
    let screen = TitledViewController("Stay")
    screen.delegate = self
    navigationController.pushViewController(screen, animated: true)
  }
}
