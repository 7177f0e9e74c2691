import HeadlessUIKit

/// A delegate that handles the user's actions on a product list.
protocol ProductBrowseDelegate: AnyObject {
  func didSelect(product: Product, in viewController: ProductBrowseViewController)
  func didSearch(for text: String, in viewController: ProductBrowseViewController)
  func didChoose(sort: ProductQuery.Sort, in viewController: ProductBrowseViewController)
  func didChoose(filter: ProductQuery.Filter, in viewController: ProductBrowseViewController)
}

/// A screen that shows product tiles, and controls for searching, sorting, and filtering them.
final class ProductBrowseViewController: UIViewController {
  weak var delegate: (any ProductBrowseDelegate)?
  private(set) var query = ProductQuery()
  private var products: [Product] = []

  /// Sets the screen's data and delegate before its view loads.
  func configure(
    query: ProductQuery, products: [Product], delegate: any ProductBrowseDelegate
  ) {
    self.delegate = delegate
    title = query.title
    show(products, of: query)
  }

  /// Replaces the products shown on the screen.
  func show(_ products: [Product], of query: ProductQuery) {
    self.query = query
    self.products = products
  }

  @Content.Builder override var content: [Content.Element] {
    Content.SearchField(text: query.text) { self.delegate?.didSearch(for: $0, in: self) }
    Content.Choice(
      "Sort", options: ProductQuery.Sort.allCases.map(\.rawValue),
      selectedIndex: ProductQuery.Sort.allCases.firstIndex(of: query.sort)
    ) { self.delegate?.didChoose(sort: ProductQuery.Sort.allCases[$0], in: self) }
    Content.Choice(
      "Filter", options: ProductQuery.Filter.allCases.map(\.rawValue),
      selectedIndex: ProductQuery.Filter.allCases.firstIndex(of: query.filter)
    ) { self.delegate?.didChoose(filter: ProductQuery.Filter.allCases[$0], in: self) }
    if products.isEmpty {
      Content.Text("no products")
    }
    Content.Rows(count: products.count) { [products] place in
      let product = products[place]
      return Content.Row(product.name, detail: Self.detail(of: product)) { [weak self] in
        guard let self else { return }
        delegate?.didSelect(product: product, in: self)
      }
    }
  }

  private static func detail(of product: Product) -> String {
    product.isOnSale
      ? "\(product.currentPrice), was \(product.price)" : product.price.description
  }
}
