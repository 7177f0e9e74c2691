import Foundation
import HeadlessUIKit

/// A coordinator that is its screen's delegate; the screen holds a coordinator that hasn't begun.
final class ShopCoordinator: NavigationCoordinator {
  func start() {
    let screen = ShopViewController(PurchaseCoordinator())
    screen.delegate = self
    navigationController.pushViewController(screen, animated: true)
  }
}

/// The coordinator of a purchase, which has no screen yet.
final class PurchaseCoordinator {}

/// A screen that holds the coordinator of a flow that it may start.
private final class ShopViewController: TitledViewController {
  private let purchaseCoordinator: PurchaseCoordinator

  init(_ purchaseCoordinator: PurchaseCoordinator) {
    self.purchaseCoordinator = purchaseCoordinator
    super.init("Shop")
  }

  required init?(coder: NSCoder) { nil }
}

/// A coordinator that no object releases after the Back button has removed its screen.
final class StayCoordinator: NavigationCoordinator {
  func start() {
    let screen = TitledViewController("Stay")
    screen.delegate = self
    navigationController.pushViewController(screen, animated: true)
  }
}
