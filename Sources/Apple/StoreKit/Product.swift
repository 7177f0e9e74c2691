import DeviceSettings
public import Foundation
public import HeadlessUIKit

/// A product of the App Store, from a StoreKit configuration file of the app.
public struct Product: Identifiable, Hashable, Sendable {
  /// The kind of a product.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A product that is used up.
    public static let consumable = Self(rawValue: "Consumable")
    /// A product that stays.
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    /// A subscription that ends.
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    /// A subscription that goes on.
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }

  /// The identifier.
  public let id: String
  /// The kind.
  public let type: ProductType
  /// The name.
  public let displayName: String
  /// The description.
  public let description: String
  /// The price.
  public let price: Decimal
  /// Whether the family shares it.
  public let isFamilyShareable: Bool
  /// The properties of a subscription that goes on; `nil` for other products.
  public let subscription: SubscriptionInfo?

  /// The price in US dollars.
  public var displayPrice: String {
    price.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US")))
  }

  /// Returns the products with identifiers, of those that exist.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    StoreConfiguration.products.filter { identifiers.contains($0.id) }
  }

  /// The user's last purchase of the product; `nil` if there is none.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }
  /// The purchase that lets the user have the product; `nil` if there is none.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }

  // MARK: Purchases

  /// An option of a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    fileprivate enum Kind: Hashable { case token(UUID), quantity(Int), other }
    fileprivate let kind: Kind
    /// Stores the app's identifier of the user with the purchase.
    public static func appAccountToken(_ token: UUID) -> Self { Self(kind: .token(token)) }
    /// Buys several ones.
    public static func quantity(_ quantity: Int) -> Self { Self(kind: .quantity(quantity)) }
    /// Asks parents in tests; not used.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> Self {
      Self(kind: .other)
    }
  }

  /// The end of a purchase.
  public enum PurchaseResult: Sendable {
    /// The user has bought the product.
    case success(VerificationResult<Transaction>)
    /// The user has canceled.
    case userCancelled
    /// Somebody else has to decide; never the case here.
    case pending
  }

  /// The reason why there is no purchase.
  public enum PurchaseError: Error, Hashable, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
    case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }

  /// Asks the user to buy the product.
  ///
  /// - Throws: `PurchaseError.purchaseNotAllowed` if the user may not buy.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    var (quantity, token) = (1, UUID?.none)
    for option in options {
      switch option.kind {
      case .quantity(let number): quantity = number
      case .token(let value): token = value
      case .other: break
      }
    }
    guard quantity > 0 else { throw PurchaseError.invalidQuantity }
    guard AppStore.canMakePayments else { throw PurchaseError.purchaseNotAllowed }
    guard await confirm() else { return .userCancelled }
    return .success(
      .verified(Purchases.shared.add(self, quantity: quantity, token: token)))
  }

  /// Asks the user to buy the product.
  public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }

  /// Asks the user to buy the product.
  public func purchase(
    confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }

  /// Returns whether the user buys the product.
  func confirm() async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { ask { continuation.resume(returning: $0) } }
      }
    }
  }

  /// Passes whether the user buys the product to a closure.
  @MainActor func ask(_ completion: @escaping (Bool) -> Void) {
    let isSubscription = type == .autoRenewable
    UIApplication.shared.ask(
      SystemAlert(
        title: isSubscription ? "Confirm Your Subscription" : "Confirm Your In-App Purchase",
        message: "\(displayName) for \(displayPrice)\(subscription?.suffix ?? "")",
        answers: ["Cancel", isSubscription ? "Subscribe" : "Buy"]
      ) { completion($0 == 1) })
  }
}
