import AppSandbox
import Foundation
import Synchronization

/// The purchases of the user.
///
/// They outlast a relaunch. Each case begins without any.
final class Purchases: Sendable {
  static let shared = Purchases()

  private struct State {
    var transactions: [Transaction] = []
    var unfinished: Set<UInt64> = []
  }

  private let state = Mutex(State())

  private init() {
    AppSandbox.add(store: { Purchases.shared.reset() })
  }

  func reset() { state.withLock { $0 = State() } }

  var all: [Transaction] { state.withLock { $0.transactions } }
  var unfinished: [Transaction] {
    state.withLock { state in state.transactions.filter { state.unfinished.contains($0.id) } }
  }

  /// The last purchase of each product that stays, and of each subscription.
  var entitlements: [Transaction] {
    var last: [String: Transaction] = [:]
    for transaction in all where transaction.productType != .consumable && !transaction.isUpgraded {
      last[transaction.productID] = transaction
    }
    return last.values.sorted { $0.id < $1.id }
  }

  /// Adds a purchase, which the app must finish.
  func add(_ product: Product, quantity: Int, token: UUID?) -> Transaction {
    state.withLock { state in
      if let group = product.subscription?.subscriptionGroupID {
        for place in state.transactions.indices
        where state.transactions[place].subscriptionGroupID == group {
          state.transactions[place].isUpgraded = true
        }
      }
      let transaction = Transaction(
        id: UInt64(state.transactions.count + 1), productID: product.id, productType: product.type,
        purchaseDate: Date(), purchasedQuantity: quantity, appAccountToken: token,
        subscriptionGroupID: product.subscription?.subscriptionGroupID,
        period: product.subscription?.subscriptionPeriod)
      state.transactions.append(transaction)
      state.unfinished.insert(transaction.id)
      return transaction
    }
  }

  func finish(_ id: UInt64) { state.withLock { _ = $0.unfinished.remove(id) } }

  /// Returns the purchases that the app hasn't finished, in a stream that doesn't end.
  func updates() -> AsyncStream<Transaction> {
    AsyncStream { continuation in
      for transaction in unfinished { continuation.yield(transaction) }
    }
  }
}
