/// Which products are wanted, and in which order.
nonisolated struct ProductQuery: Hashable, Sendable {
  /// An order of products.
  enum Sort: String, CaseIterable, Sendable {
    case featured = "Featured"
    case name = "Name"
    case price = "Price"
  }

  /// A choice among products.
  enum Filter: String, CaseIterable, Sendable {
    case all = "All"
    case sale = "Sale"
    case inStock = "In stock"

    func lets(through product: Product) -> Bool {
      switch self {
      case .all: true
      case .sale: product.isOnSale
      case .inStock: product.stock > 0
      }
    }
  }

  /// The category that they stand in, nil for all of the shop's.
  var category: Category?
  var text = ""
  var sort = Sort.featured
  var filter = Filter.all

  /// What the list is called.
  var title: String { category?.name ?? "All products" }
}
