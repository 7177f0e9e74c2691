import DeviceSettings
public import Foundation
import HeadlessUIKit

/// An error of the store.
public struct SKError: CustomNSError, Hashable, Sendable {
  /// The reason of an error.
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
  }
  /// The domain of the errors.
  public static var errorDomain: String { "SKErrorDomain" }
  /// The reason.
  public let code: Code
  /// The reason as a number.
  public var errorCode: Int { code.rawValue }
  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

/// A product of the store; there are none.
open class SKProduct: NSObject, @unchecked Sendable {
  /// The identifier.
  open private(set) var productIdentifier: String
  /// The title.
  open var localizedTitle: String { productIdentifier }
  /// The description.
  open var localizedDescription: String { "" }
  /// The price.
  open var price: NSDecimalNumber { 0 }
  /// The region of the price.
  open var priceLocale: Locale { Locale(identifier: "en_US") }

  init(_ identifier: String) { productIdentifier = identifier }
}

/// The answer to a request for products.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// The products; always empty.
  open var products: [SKProduct] { [] }
  /// The identifiers of products that don't exist: all.
  open private(set) var invalidProductIdentifiers: [String]

  init(_ identifiers: [String]) { invalidProductIdentifiers = identifiers }
}

/// A request to the store.
open class SKRequest: NSObject, @unchecked Sendable {
  /// Sends the request.
  open func start() {}
  /// Cancels the request.
  open func cancel() {}
}

/// A delegate of a request.
@preconcurrency
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Called at the end of a request.
  func requestDidFinish(_ request: SKRequest)
  /// Called when a request has failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A delegate that receives products.
@preconcurrency
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called with the products.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request for products, of which the store has none.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  /// The delegate; a weak reference.
  open weak var delegate: (any SKProductsRequestDelegate)?
  private let identifiers: Set<String>

  /// Creates a request.
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  /// Sends the request; the delegate receives that no product exists.
  open override func start() {
    DispatchQueue.main.async { [self] in
      delegate?.productsRequest(self, didReceive: SKProductsResponse(identifiers.sorted()))
      delegate?.requestDidFinish(self)
    }
  }
}

/// A purchase.
open class SKPayment: NSObject, @unchecked Sendable {
  /// The identifier of the product.
  open private(set) var productIdentifier: String
  /// The number of products.
  open var quantity: Int { 1 }
  /// Creates a purchase.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
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
  open private(set) var transactionState: SKPaymentTransactionState
  /// The reason of a failure.
  open private(set) var error: (any Error)?

  init(_ payment: SKPayment, _ error: SKError.Code) {
    (self.payment, transactionState, self.error) = (payment, .failed, SKError(error))
  }
}

/// An observer of purchases.
@preconcurrency
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Called when purchases have changed.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Called when earlier purchases have been restored.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
  /// Does nothing.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}

/// The purchases of the app, all of which fail, because the store has no products.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()
  private struct Observer { weak var object: (any SKPaymentTransactionObserver)? }
  private var observers: [Observer] = []

  /// Returns the queue of the app.
  open class func `default`() -> SKPaymentQueue { queue }
  /// Returns whether the user may buy.
  open class func canMakePayments() -> Bool { DeviceSettings.status(of: .purchases) == .granted }
  /// The purchases; always empty.
  open var transactions: [SKPaymentTransaction] { [] }
  /// Adds an observer, which isn't retained.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    observers.append(Observer(object: observer))
  }
  /// Removes an observer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    observers.removeAll { $0.object === observer }
  }
  /// Begins a purchase, which fails.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(
      payment, Self.canMakePayments() ? .storeProductNotAvailable : .paymentNotAllowed)
    DispatchQueue.main.async { [self] in
      for observer in observers {
        observer.object?.paymentQueue(self, updatedTransactions: [transaction])
      }
    }
  }
  /// Does nothing.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// Restores earlier purchases, of which there are none.
  open func restoreCompletedTransactions() {
    DispatchQueue.main.async { [self] in
      for observer in observers {
        observer.object?.paymentQueueRestoreCompletedTransactionsFinished(self)
      }
    }
  }
}
