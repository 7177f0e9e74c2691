/// Where the flows get the catalog from.
protocol ProductDataSourceable {
  /// The entries of the catalog's menu, those at the top.
  var menu: [NavigationItem] { get }
  var featured: [Product] { get }
  var giftCards: [Price] { get }
  func product(_ id: Product.ID) -> Product?
  func category(_ id: Category.ID) -> Category?
  func products(_ query: ProductQuery) -> [Product]
}
