/// A data source that provides the flows with the catalog.
protocol ProductDataSourceable {
  /// The top-level entries of the catalog's menu.
  var menu: [NavigationItem] { get }
  var featured: [Product] { get }
  var giftCards: [Price] { get }
  func product(_ id: Product.ID) -> Product?
  func category(_ id: Category.ID) -> Category?
  func products(_ query: ProductQuery) -> [Product]
}
