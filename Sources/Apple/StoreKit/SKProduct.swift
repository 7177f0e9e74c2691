public import Foundation

/// A length of a subscription.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  private let period: Product.SubscriptionPeriod
  /// The number of units.
  open var numberOfUnits: Int { period.value }
  /// The unit.
  open var unit: SKProduct.PeriodUnit {
    switch period.unit {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }

  init(_ period: Product.SubscriptionPeriod) { self.period = period }
}

/// A product of the store, from a StoreKit configuration file of the app.
open class SKProduct: NSObject, @unchecked Sendable {
  /// The unit of a length.
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }

  let product: Product

  /// The identifier.
  open var productIdentifier: String { product.id }
  /// The title.
  open var localizedTitle: String { product.displayName }
  /// The description.
  open var localizedDescription: String { product.description }
  /// The price.
  open var price: NSDecimalNumber { NSDecimalNumber(decimal: product.price) }
  /// The region of the price.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  /// Whether the family shares it.
  open var isFamilyShareable: Bool { product.isFamilyShareable }
  /// The length of a subscription; `nil` for other products.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? {
    product.subscription.map { SKProductSubscriptionPeriod($0.subscriptionPeriod) }
  }
  /// The identifier of a subscription's group; `nil` for other products.
  open var subscriptionGroupIdentifier: String? { product.subscription?.subscriptionGroupID }

  init(_ product: Product) { self.product = product }
}

/// The answer to a request for products.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// The products.
  open private(set) var products: [SKProduct]
  /// The identifiers of products that don't exist.
  open private(set) var invalidProductIdentifiers: [String]

  init(_ identifiers: Set<String>) {
    products = StoreConfiguration.products.filter { identifiers.contains($0.id) }.map {
      SKProduct($0)
    }
    invalidProductIdentifiers = identifiers.subtracting(products.map(\.productIdentifier)).sorted()
  }
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

/// A request for products.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  /// The delegate; a weak reference.
  open weak var delegate: (any SKProductsRequestDelegate)?
  private let identifiers: Set<String>
  private var isCanceled = false

  /// Creates a request.
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  /// Sends the request.
  open override func start() {
    isCanceled = false
    DispatchQueue.main.async { [self] in
      guard !isCanceled else { return }
      delegate?.productsRequest(self, didReceive: SKProductsResponse(identifiers))
      delegate?.requestDidFinish(self)
    }
  }

  /// Cancels the request, whose delegate isn't called any more.
  open override func cancel() { isCanceled = true }
}
