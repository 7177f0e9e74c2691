import AppSandbox
import DeviceSettings
public import Foundation
import HeadlessUIKit

/// A purchase that the app wants.
open class SKPayment: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate final let product: Product?
  /// The identifier of the product.
  open private(set) var productIdentifier: String
  fileprivate final var storedQuantity = 1
  /// The number of products.
  open var quantity: Int { storedQuantity }
  /// Creates a purchase.
  public init(product: SKProduct) {
    (self.product, productIdentifier) = (product.product, product.productIdentifier)
  }

  fileprivate init(_ productIdentifier: String, _ product: Product?) {
    (self.product, self.productIdentifier) = (product, productIdentifier)
  }

  /// Returns the purchase itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns a purchase that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = SKMutablePayment(productIdentifier, product)
    copy.storedQuantity = quantity
    return copy
  }
}

/// A purchase that an app composes.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  /// The number of products.
  open override var quantity: Int {
    get { storedQuantity }
    set { storedQuantity = newValue }
  }
}

/// The state of a purchase.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// A purchase on its way.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// The purchase.
  open private(set) var payment: SKPayment
  /// The state.
  open fileprivate(set) var transactionState = SKPaymentTransactionState.purchasing
  /// The reason of a failure; `nil` for other states.
  open fileprivate(set) var error: (any Error)?
  /// The identifier; `nil` until the product is bought.
  open var transactionIdentifier: String? { bought.map { "\($0.id)" } }
  /// The date; `nil` until the product is bought.
  open var transactionDate: Date? { bought?.purchaseDate }
  /// The earlier purchase that is restored; `nil` for other states.
  open fileprivate(set) var original: SKPaymentTransaction?
  fileprivate var bought: Transaction?

  fileprivate init(_ payment: SKPayment) { self.payment = payment }

  fileprivate convenience init(_ bought: Transaction, _ state: SKPaymentTransactionState) {
    self.init(SKPayment(bought.productID, nil))
    (self.bought, transactionState) = (bought, state)
  }

  fileprivate func fail(_ code: SKError.Code) {
    (transactionState, error) = (.failed, SKError(code))
  }

  /// Returns a purchase that restores an earlier one.
  fileprivate static func restoring(_ bought: Transaction) -> SKPaymentTransaction {
    let transaction = SKPaymentTransaction(bought, .restored)
    transaction.original = SKPaymentTransaction(bought, .purchased)
    return transaction
  }
}

/// An observer of purchases.
@preconcurrency
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Called when purchases have changed.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Called when the app has finished purchases.
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Called when earlier purchases have been restored.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Called when earlier purchases can't be restored; never called.
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
}

extension SKPaymentTransactionObserver {
  /// Does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  /// Does nothing.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// Does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
}

/// The purchases of the app that it hasn't finished.
///
/// Observers are called on the main thread.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()
  private struct Observer: @unchecked Sendable {
    weak var object: (any SKPaymentTransactionObserver)?
  }
  private var observers: [Observer] = []

  private override init() {
    super.init()
    AppSandbox.add(store: { SKPaymentQueue.queue.transactions = [] })
  }

  /// Returns the queue of the app.
  open class func `default`() -> SKPaymentQueue { queue }
  /// Returns whether the user may buy.
  open class func canMakePayments() -> Bool { AppStore.canMakePayments }
  /// The purchases.
  open private(set) var transactions: [SKPaymentTransaction] = []

  /// Adds an observer, which isn't retained, and which receives the purchases of earlier launches.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.object == nil }
    let added = Observer(object: observer)
    observers.append(added)
    let earlier = transactions
    guard !earlier.isEmpty else { return }
    later { [self] in added.object?.paymentQueue(self, updatedTransactions: earlier) }
  }
  /// Removes an observer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.object === observer }
  }

  /// Asks the user to buy a product.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    transactions.append(transaction)
    later { [self] in
      tell(transaction)
      guard Self.canMakePayments() else {
        transaction.fail(.paymentNotAllowed)
        return tell(transaction)
      }
      guard let product = payment.product else {
        transaction.fail(.paymentInvalid)
        return tell(transaction)
      }
      product.ask { [self] isBought in
        if isBought {
          transaction.bought = Purchases.shared.add(
            product, quantity: payment.quantity, token: nil)
          transaction.transactionState = .purchased
        } else {
          transaction.fail(.paymentCancelled)
        }
        tell(transaction)
      }
    }
  }

  /// Removes a purchase whose product the app has given to the user.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    transactions.removeAll { $0 === transaction }
    if let bought = transaction.bought { Purchases.shared.finish(bought.id) }
    later { [self] in
      for observer in observers {
        observer.object?.paymentQueue(self, removedTransactions: [transaction])
      }
    }
  }

  /// Restores the earlier purchases of products that stay, and of subscriptions.
  open func restoreCompletedTransactions() {
    later { [self] in
      let restored = Purchases.shared.entitlements.map { SKPaymentTransaction.restoring($0) }
      transactions += restored
      for observer in observers {
        if !restored.isEmpty {
          observer.object?.paymentQueue(self, updatedTransactions: restored)
        }
        observer.object?.paymentQueueRestoreCompletedTransactionsFinished(self)
      }
    }
  }

  private func tell(_ transaction: SKPaymentTransaction) {
    for observer in observers {
      observer.object?.paymentQueue(self, updatedTransactions: [transaction])
    }
  }

  private func later(_ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
  }
}
