public import Foundation

/// A purchase of the user.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The way to a purchase.
  public enum RevocationReason: Hashable, Sendable { case developerIssue, other }
  /// The owner of a purchase.
  public enum OwnershipType: Hashable, Sendable { case purchased, familyShared }

  /// The identifier.
  public let id: UInt64
  /// The identifier of the first purchase of a subscription, which is this one.
  public var originalID: UInt64 { id }
  /// The identifier of the product.
  public let productID: String
  /// The kind of the product.
  public let productType: Product.ProductType
  /// The date.
  public let purchaseDate: Date
  /// The date of the first purchase of a subscription, which is this one.
  public var originalPurchaseDate: Date { purchaseDate }
  /// The number of products.
  public let purchasedQuantity: Int
  /// The app's identifier of the user; `nil` if the app has given none.
  public let appAccountToken: UUID?
  /// The identifier of the subscription's group; `nil` for other products.
  public let subscriptionGroupID: String?
  /// The owner; always the user.
  public var ownershipType: OwnershipType { .purchased }
  /// The date on which the store took the product back; never, here.
  public var revocationDate: Date? { nil }
  /// The reason for which the store took the product back; never, here.
  public var revocationReason: RevocationReason? { nil }
  /// Whether a better subscription of the group has taken the place of this one.
  public internal(set) var isUpgraded = false
  let period: Product.SubscriptionPeriod?

  /// The date on which a subscription is renewed the next time; `nil` for other products.
  public var expirationDate: Date? {
    guard let period else { return nil }
    var count = 1
    while period.end(after: purchaseDate, count: count) <= Date() { count += 1 }
    return period.end(after: purchaseDate, count: count)
  }

  /// Tells the store that the app has given the product to the user.
  public func finish() async { Purchases.shared.finish(id) }

  // MARK: All purchases

  /// Purchases, of which those that come later are waited for.
  public struct Transactions: AsyncSequence, Sendable {
    /// A purchase, with the store's signature.
    public typealias Element = VerificationResult<Transaction>

    /// Goes through purchases.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var rest: AsyncStream<Transaction>.AsyncIterator
      /// Returns the next purchase; `nil` at the end.
      public mutating func next() async -> Element? { await rest.next().map { .verified($0) } }
    }

    let stream: @Sendable () -> AsyncStream<Transaction>

    /// Begins to go through the purchases.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(rest: stream().makeAsyncIterator())
    }

    init(_ stream: @escaping @Sendable () -> AsyncStream<Transaction>) { self.stream = stream }

    /// Creates a sequence that ends.
    init(of list: @escaping @Sendable (Purchases) -> [Transaction]) {
      self.init {
        AsyncStream { continuation in
          for transaction in list(.shared) { continuation.yield(transaction) }
          continuation.finish()
        }
      }
    }
  }

  /// Purchases that the app doesn't get from `purchase(options:)`: those of earlier launches that
  /// it hasn't finished.
  public static var updates: Transactions { Transactions { Purchases.shared.updates() } }
  /// All purchases, the latest one first.
  public static var all: Transactions { Transactions { $0.all.reversed() } }
  /// The purchases that the app hasn't finished.
  public static var unfinished: Transactions { Transactions { $0.unfinished } }
  /// The purchases that let the user have products: those that stay, and subscriptions.
  public static var currentEntitlements: Transactions { Transactions { $0.entitlements } }

  /// Returns the last purchase of a product; `nil` if there is none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    Purchases.shared.all.last { $0.productID == productID }.map { .verified($0) }
  }
  /// Returns the purchase that lets the user have a product; `nil` if there is none.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? {
    Purchases.shared.entitlements.last { $0.productID == productID }.map { .verified($0) }
  }
}
