import HeadlessUIKit

/// A delegate that is notified when the user selects an entry in the catalog's menu.
protocol CategoryNavigationDelegate: AnyObject {
  func didSelect(item: NavigationItem, in viewController: CategoryNavigationViewController)
}

/// The catalog's menu, in the form of an accordion.
///
/// An entry with children expands or collapses in place. The delegate handles the selection of any
/// other entry.
final class CategoryNavigationViewController: UIViewController {
  weak var delegate: (any CategoryNavigationDelegate)?
  private var items: [NavigationItem] = []
  private var expanded: Set<NavigationItem.ID> = []

  /// Sets the screen's data and delegate before its view loads.
  func configure(items: [NavigationItem], delegate: any CategoryNavigationDelegate) {
    self.items = items
    self.delegate = delegate
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Catalog"
  }

  override var content: [Content.Element] {
    var rows: [Content.Element] = []
    func list(_ items: [NavigationItem], depth: Int) {
      for item in items {
        rows.append(.row(row(of: item, depth: depth)))
        if expanded.contains(item.id) { list(item.children, depth: depth + 1) }
      }
    }
    list(items, depth: 0)
    return rows
  }

  private func row(of item: NavigationItem, depth: Int) -> Content.Row {
    Content.Row(
      item.title, indentation: depth,
      isExpanded: item.children.isEmpty ? nil : expanded.contains(item.id)
    ) { [weak self] in self?.select(item) }
  }

  private func select(_ item: NavigationItem) {
    if item.children.isEmpty {
      delegate?.didSelect(item: item, in: self)
    } else if expanded.remove(item.id) == nil {
      expanded.insert(item.id)
    }
  }
}
