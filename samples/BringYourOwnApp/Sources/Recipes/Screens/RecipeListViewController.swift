import UIKit

protocol RecipeListViewControllerDelegate: AnyObject {
  func recipeList(_ viewController: RecipeListViewController, didSelect recipe: Recipe)
}

/// The recipes in a table, with a search bar and a refresh control.
final class RecipeListViewController: UIViewController {
  weak var delegate: RecipeListViewControllerDelegate?
  private let cookbook: Cookbook
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let emptyLabel = UILabel()
  private let searchController = UISearchController(searchResultsController: nil)
  private var shown: [Recipe] = []

  init(cookbook: Cookbook) {
    self.cookbook = cookbook
    super.init(nibName: nil, bundle: nil)
    title = "Recipes"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RecipeCell.self, forCellReuseIdentifier: RecipeCell.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    tableView.refreshControl = refreshControl
    emptyLabel.text = "No recipe found"
    emptyLabel.isHidden = true

    for subview in [tableView, emptyLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      emptyLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      emptyLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search recipes"
    navigationItem.searchController = searchController
    definesPresentationContext = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  private func refresh() {
    cookbook.refresh { [weak self] in
      self?.tableView.refreshControl?.endRefreshing()
      self?.reload()
    }
  }

  private func reload() {
    let text = searchController.searchBar.text ?? ""
    shown = cookbook.recipes.filter {
      text.isEmpty || $0.name.localizedCaseInsensitiveContains(text)
    }
    emptyLabel.isHidden = !shown.isEmpty
    tableView.reloadData()
  }

  private func toggleFavorite(_ recipe: Recipe) {
    cookbook.toggleFavorite(recipe)
    reload()
  }
}

extension RecipeListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: RecipeCell.identifier, for: indexPath)
    let recipe = shown[indexPath.row]
    if let cell = cell as? RecipeCell {
      cell.show(recipe, isFavorite: cookbook.isFavorite(recipe))
      cell.onStar = { [weak self] in self?.toggleFavorite(recipe) }
    }
    return cell
  }
}

extension RecipeListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    delegate?.recipeList(self, didSelect: shown[indexPath.row])
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let recipe = shown[indexPath.row]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Shop") { _ in self?.cookbook.shop(for: recipe) },
        UIAction(title: "Star") { _ in self?.toggleFavorite(recipe) },
      ])
    }
  }
}

extension RecipeListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) { reload() }
}
