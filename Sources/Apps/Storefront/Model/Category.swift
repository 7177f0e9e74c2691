/// A product category in the data, or another destination in the catalog.
nonisolated struct Category: Hashable, Sendable, Codable, Identifiable {
  /// The destination of a catalog entry without products.
  enum Place: String, Sendable, Codable {
    case giftCards, staff
  }

  let id: String
  let name: String
  /// The parent category; nil for a top-level category.
  let parent: ID?
  /// The destination of an entry that doesn't contain products; nil for a product category.
  let opens: Place?
}
