import HeadlessUIKit

/// A delegate that handles navigation requests from the home screen.
protocol HomeVCDelegate: AnyObject {
  func goToProductDetail(of product: Product)
  func goToProductList()
  func goToCategories()
}

/// The home screen, which shows today's products and buttons that lead to the catalog.
final class HomeVC: UIViewController {
  weak var delegate: (any HomeVCDelegate)?
  private var featured: [Product] = []

  /// Sets the screen's data and delegate before its view loads.
  func configure(featured: [Product], delegate: any HomeVCDelegate) {
    self.featured = featured
    self.delegate = delegate
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
  }

  @Content.Builder override var content: [Content.Element] {
    Content.Rows(count: featured.count, header: "Today") { [featured, weak delegate] place in
      let product = featured[place]
      return Content.Row(product.name, detail: product.currentPrice.description) {
        delegate?.goToProductDetail(of: product)
      }
    }
    Content.Button("All Products") { self.delegate?.goToProductList() }
    Content.Button("Browse") { self.delegate?.goToCategories() }
  }
}
