/// A product of the shop.
nonisolated struct Product: Hashable, Sendable, Codable, Identifiable {
  let id: String
  let name: String
  let category: Category.ID
  let price: Price
  /// The reduced price; nil if the product is not on sale.
  let salePrice: Price?
  /// The number of items in stock.
  let stock: Int
  let details: String
  private let featured: Bool?

  var isFeatured: Bool { featured ?? false }
  var isOnSale: Bool { salePrice != nil }
  /// The price that a customer pays today.
  var currentPrice: Price { salePrice ?? price }
}
