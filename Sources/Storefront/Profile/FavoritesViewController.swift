import Foundation
import HeadlessUIKit

/// A delegate that is notified when the user selects a favorite.
protocol FavoritesViewControllerDelegate: AnyObject {
  func didSelect(favorite: Product)
}

/// A screen that shows the user's favorite products.
final class FavoritesViewController: UIViewController {
  weak var delegate: (any FavoritesViewControllerDelegate)?
  private let favorites: () -> [Product]

  /// Creates the screen.
  ///
  /// `favorites` returns the current favorites.
  init(favorites: @escaping () -> [Product], delegate: any FavoritesViewControllerDelegate) {
    self.favorites = favorites
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = "Favorites"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  @ContentBuilder override var content: [ContentElement] {
    let favorites = favorites()
    if favorites.isEmpty {
      Text("no favorites yet")
    }
    for product in favorites {
      Row(product.name, detail: product.currentPrice.description) {
        self.delegate?.didSelect(favorite: product)
      }
    }
  }
}
