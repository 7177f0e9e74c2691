/// Something that the shop sells.
nonisolated struct Product: Hashable, Sendable, Codable, Identifiable {
  let id: String
  let name: String
  let category: Category.ID
  let price: Price
  /// What it costs in the sale, nil where it is not on sale.
  let salePrice: Price?
  /// How many there are in the shop.
  let stock: Int
  let details: String
  private let featured: Bool?

  var isFeatured: Bool { featured ?? false }
  var isOnSale: Bool { salePrice != nil }
  /// What a customer pays today.
  var currentPrice: Price { salePrice ?? price }
}
