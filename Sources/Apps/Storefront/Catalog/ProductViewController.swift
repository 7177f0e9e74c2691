import Foundation
import HeadlessUIKit

/// A delegate that handles requests from a product page.
protocol ProductViewControllerDelegate: AnyObject {
  func favoriteButtonPressed(product: Product, in viewController: ProductViewController)
  func shareButtonPressed(product: Product, in viewController: ProductViewController)
}

/// A screen that shows a product.
final class ProductViewController: UIViewController {
  weak var delegate: (any ProductViewControllerDelegate)?
  let product: Product
  private let isFavorite: (Product) -> Bool

  /// Creates the page of a product.
  ///
  /// `isFavorite` returns whether the product is one of the user's favorites.
  init(
    product: Product, isFavorite: @escaping (Product) -> Bool,
    delegate: any ProductViewControllerDelegate
  ) {
    self.product = product
    self.isFavorite = isFavorite
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = product.name
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.shareButtonPressed(product: product, in: self)
      })
  }

  @Content.Builder override var content: [Content.Element] {
    Content.Text("price", product.currentPrice.description)
    if product.isOnSale {
      Content.Text("before the sale", product.price.description)
    }
    Content.Text("in stock", "\(product.stock)")
    Content.Text(product.details)
    Content.Button(isFavorite(product) ? "Remove from Favorites" : "Add to Favorites") {
      self.delegate?.favoriteButtonPressed(product: self.product, in: self)
    }
  }
}
