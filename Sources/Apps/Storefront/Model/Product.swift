/// A product that the shop sells.
nonisolated struct Product: Hashable, Sendable, Codable, Identifiable {
  let id: String
  let name: String
  let category: Category.ID
  let price: Price
  /// The reduced price; nil if the product isn't on sale.
  let salePrice: Price?
  /// The number of items in stock.
  let stock: Int
  let details: String
  let featured: Bool?

  var isFeatured: Bool { featured ?? false }
  var isOnSale: Bool { salePrice != nil }
  /// The price that a customer pays now.
  var currentPrice: Price { salePrice ?? price }
}
