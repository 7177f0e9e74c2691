import StoreKit
import UIKit

/// The museum's shop.
final class ShopViewController: TaskViewController {
  private var products: [Product] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    Task { [weak self] in
      self?.list((try? await Product.products(for: ["hammer", "atlas", "friend"])) ?? [])
      await self?.showOwned()
    }
  }

  private func list(_ products: [Product]) {
    if products.isEmpty { show("The shop is closed") }
    for product in products {
      addButton("\(product.displayName) \(product.displayPrice)") { [weak self] in
        Task { await self?.buy(product) }
      }
    }
  }

  private func buy(_ product: Product) async {
    do {
      switch try await product.purchase() {
      case .success(let result):
        let transaction = try result.payloadValue
        await transaction.finish()
        await showOwned()
      case .userCancelled: show("Another time")
      case .pending: show("Ask your parents")
      @unknown default: break
      }
    } catch {
      show("You can't buy here")
    }
  }

  private func showOwned() async {
    var owned: [String] = []
    for await result in Transaction.currentEntitlements {
      if case .verified(let transaction) = result { owned.append(transaction.productID) }
    }
    if !owned.isEmpty { show("Yours: " + owned.joined(separator: ", ")) }
  }
}
