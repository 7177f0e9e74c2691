/// A category of products in the data, or another place that the catalog leads to.
nonisolated struct Category: Hashable, Sendable, Codable, Identifiable {
  /// The destination of a catalog entry without products.
  enum Place: String, Sendable, Codable {
    case giftCards, staff
  }

  let id: String
  let name: String
  /// The parent category; nil for a top-level category.
  let parent: ID?
  /// The destination instead of products; nil for a category of products.
  let opens: Place?
}
