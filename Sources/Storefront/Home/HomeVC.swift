import HeadlessUIKit

/// Hears where a person wants to go from the first screen.
protocol HomeVCDelegate: AnyObject {
  func goToProductDetail(of product: Product)
  func goToProductList()
  func goToCategories()
}

/// The first screen: today's products, and the ways into the catalog.
final class HomeVC: UIViewController {
  weak var delegate: (any HomeVCDelegate)?
  private var featured: [Product] = []

  /// Gives the screen what it shows and whom it tells, before its view loads.
  func configure(featured: [Product], delegate: any HomeVCDelegate) {
    self.featured = featured
    self.delegate = delegate
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
  }

  @ContentBuilder override var content: [ContentElement] {
    Rows(count: featured.count, header: "Today") { [featured, weak delegate] place in
      let product = featured[place]
      return Row(product.name, detail: product.currentPrice.description) {
        delegate?.goToProductDetail(of: product)
      }
    }
    Button("All Products") { self.delegate?.goToProductList() }
    Button("Browse") { self.delegate?.goToCategories() }
  }
}
