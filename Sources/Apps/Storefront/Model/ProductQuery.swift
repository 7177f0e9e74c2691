/// A query that selects and sorts products.
nonisolated struct ProductQuery: Hashable, Sendable {
  /// A sort order for products.
  enum Sort: String, CaseIterable, Sendable {
    case featured = "Featured"
    case name = "Name"
    case price = "Price"
  }

  /// A filter for products.
  enum Filter: String, CaseIterable, Sendable {
    case all = "All"
    case sale = "Sale"
    case inStock = "In stock"

    func includes(_ product: Product) -> Bool {
      switch self {
      case .all: true
      case .sale: product.isOnSale
      case .inStock: product.stock > 0
      }
    }
  }

  /// The category of the products; nil to select from all products of the shop.
  var category: Category?
  var text = ""
  var sort = Sort.featured
  var filter = Filter.all

  /// The title of the product list.
  var title: String { category?.name ?? "All products" }
}
