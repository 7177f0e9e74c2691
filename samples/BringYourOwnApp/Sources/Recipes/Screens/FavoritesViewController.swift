import UIKit

/// A square with a recipe's name.
final class FavoriteCell: UICollectionViewCell {
  private let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    contentView.backgroundColor = .secondarySystemBackground
    nameLabel.textAlignment = .center
    nameLabel.frame = contentView.bounds
    nameLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(nameLabel)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ recipe: Recipe) { nameLabel.text = recipe.name }
}

/// The favorites in a grid, from quick recipes to slow ones.
final class FavoritesViewController: UIViewController {
  var onSelect: ((Recipe) -> Void)?
  private let cookbook: Cookbook
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<String, Recipe>!

  init(cookbook: Cookbook) {
    self.cookbook = cookbook
    super.init(nibName: nil, bundle: nil)
    title = "Favorites"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.grid)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)

    let cell = UICollectionView.CellRegistration<FavoriteCell, Recipe> { cell, _, recipe in
      cell.show(recipe)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, recipe in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: recipe)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      var content = UIListContentConfiguration.plainHeader()
      content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)
      view.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    var snapshot = NSDiffableDataSourceSnapshot<String, Recipe>()
    let favorites = cookbook.favorites.sorted { $0.minutes < $1.minutes }
    for (name, range) in [("Quick", 0..<30), ("Slow", 30..<1_000)] {
      let recipes = favorites.filter { range.contains($0.minutes) }
      guard !recipes.isEmpty else { continue }
      snapshot.appendSections([name])
      snapshot.appendItems(recipes)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private static var grid: UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }
}

extension FavoritesViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let recipe = dataSource.itemIdentifier(for: indexPath) else { return }
    onSelect?(recipe)
  }
}
