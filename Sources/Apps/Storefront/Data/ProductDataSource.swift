import Foundation

/// The shop's catalog, which doesn't change while the app runs.
struct ProductDataSource: ProductDataSourceable {
  private let data: StoreData

  init(_ data: StoreData) { self.data = data }

  var menu: [NavigationItem] { data.menu }
  var featured: [Product] { data.featured }
  var giftCards: [Price] { data.giftCards }

  func product(_ id: Product.ID) -> Product? {
    data.productPlaces[id].map { data.products[$0] }
  }

  func category(_ id: Category.ID) -> Category? { data.categories[id] }

  func products(_ query: ProductQuery) -> [Product] {
    var products = query.category.map { data.productsByCategory[$0.id] ?? [] } ?? data.products
    if query.filter != .all { products = products.filter(query.filter.includes) }
    if !query.text.isEmpty {
      products = products.filter { $0.name.range(of: query.text, options: .caseInsensitive) != nil }
    }
    switch query.sort {
    case .featured: return products
    case .name: return products.sorted { $0.name < $1.name }
    case .price: return products.sorted { $0.currentPrice < $1.currentPrice }
    }
  }
}
