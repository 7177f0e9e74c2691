import Foundation
import HeadlessUIKit

/// A delegate that is notified when the user selects or removes a favorite.
protocol FavoritesViewControllerDelegate: AnyObject {
  func didSelect(favorite: Product)
  func didRemove(favorite: Product)
}

/// A grid with the user's favorite products, made of a collection view and a diffable data source.
final class FavoritesViewController: UIViewController {
  weak var delegate: (any FavoritesViewControllerDelegate)?
  private let favorites: () -> [Product]
  private let emptyLabel = UILabel()
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: Self.grid)
  private lazy var dataSource = makeDataSource()

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

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    emptyLabel.text = "no favorites yet"
    emptyLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(emptyLabel)
    NSLayoutConstraint.activate([
      emptyLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      emptyLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showFavorites(animated: animated)
  }

  private func showFavorites(animated: Bool) {
    let favorites = favorites()
    emptyLabel.isHidden = !favorites.isEmpty
    var snapshot = NSDiffableDataSourceSnapshot<Int, Product>()
    snapshot.appendSections([0])
    snapshot.appendItems(favorites)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Product> {
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Product> {
      cell, _, product in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = product.name
      content.secondaryText = product.currentPrice.description
      cell.contentConfiguration = content
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
  }

  /// Two columns of equal width.
  private static var grid: UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(160)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
  }
}

extension FavoritesViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let product = dataSource.itemIdentifier(for: indexPath) else { return }
    delegate?.didSelect(favorite: product)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let product = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      let remove = UIAction(title: "Remove", attributes: .destructive) { _ in
        self?.delegate?.didRemove(favorite: product)
        self?.showFavorites(animated: true)
      }
      return UIMenu(children: [remove])
    })
  }
}
