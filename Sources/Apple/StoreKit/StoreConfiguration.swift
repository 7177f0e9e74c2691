import Foundation
import HeadlessUIKit

/// The products of the App Store, from the StoreKit configuration files in the app's bundle, as
/// Xcode writes them.
struct StoreConfiguration: Decodable, Sendable {
  struct Item: Decodable, Sendable {
    struct Localization: Decodable, Sendable {
      let displayName: String
      let description: String
      let locale: String
    }
    let productID: String
    let type: String
    let displayPrice: String
    let familyShareable: Bool?
    let localizations: [Localization]?
    let recurringSubscriptionPeriod: String?
    let subscriptionGroupID: String?
    let groupNumber: Int?
  }
  struct Group: Decodable, Sendable { let subscriptions: [Item] }

  let products: [Item]?
  let nonRenewingSubscriptions: [Item]?
  let subscriptionGroups: [Group]?

  var items: [Item] {
    (products ?? []) + (nonRenewingSubscriptions ?? [])
      + (subscriptionGroups ?? []).flatMap(\.subscriptions)
  }

  /// The products of the files in the bundle.
  ///
  /// A file that isn't a StoreKit configuration ends the app.
  static let products: [Product] = files(in: .main).flatMap { file in
    do {
      let data = try Data(contentsOf: file)
      return try read(data)
    } catch {
      FrameworkException.fault(
        "StoreKit", "\(file.lastPathComponent) is not a StoreKit configuration file: \(error)")
      return []
    }
  }

  private static func files(in bundle: Bundle) -> [URL] {
    bundle.paths(forResourcesOfType: "storekit", inDirectory: nil).sorted()
      .map { URL(filePath: $0) }
  }

  /// Reads the products of a file.
  static func read(_ data: Data) throws -> [Product] {
    try JSONDecoder().decode(StoreConfiguration.self, from: data).items.map(Product.init)
  }
}

extension Product {
  fileprivate init(_ item: StoreConfiguration.Item) throws {
    let types: [String: ProductType] = [
      "Consumable": .consumable, "NonConsumable": .nonConsumable,
      "NonRenewingSubscription": .nonRenewable, "RecurringSubscription": .autoRenewable,
    ]
    guard let type = types[item.type] else { throw Mistake("\(item.type) is no type of product") }
    guard let price = Decimal(string: item.displayPrice, locale: Locale(identifier: "en_US")) else {
      throw Mistake("\(item.displayPrice) is no price")
    }
    let text =
      item.localizations?.first { $0.locale.hasPrefix("en") } ?? item.localizations?.first
    self.init(
      id: item.productID, type: type, displayName: text?.displayName ?? "",
      description: text?.description ?? "", price: price,
      isFamilyShareable: item.familyShareable ?? false,
      subscription: try item.recurringSubscriptionPeriod.map { period in
        guard let period = SubscriptionPeriod(period) else {
          throw Mistake("\(period) is no period")
        }
        return SubscriptionInfo(
          subscriptionGroupID: item.subscriptionGroupID ?? "", subscriptionPeriod: period,
          groupLevel: item.groupNumber ?? 1)
      })
  }

  private struct Mistake: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
