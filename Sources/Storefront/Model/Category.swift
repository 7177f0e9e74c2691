/// A category of products as the data has it, or another place that the catalog leads to.
nonisolated struct Category: Hashable, Sendable, Codable, Identifiable {
  /// Where an entry of the catalog leads that holds no products.
  enum Place: String, Sendable, Codable {
    case giftCards, staff
  }

  let id: String
  let name: String
  /// The category that this one stands in, nil for one at the top.
  let parent: ID?
  /// Where it leads instead of to products, nil for a category of products.
  let opens: Place?
}
