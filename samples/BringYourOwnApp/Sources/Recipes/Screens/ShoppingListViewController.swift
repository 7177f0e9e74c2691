import UIKit

/// The shopping list, which can be edited.
final class ShoppingListViewController: UITableViewController {
  var onAdd: (() -> Void)?
  private let cookbook: Cookbook
  private var bought: Set<String> = []

  init(cookbook: Cookbook) {
    self.cookbook = cookbook
    super.init(style: .insetGrouped)
    title = "Shopping"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.onAdd?() })
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  func reload() {
    tableView.reloadData()
    showNote()
  }

  /// Says below the list that it is empty, if it is.
  private func showNote() {
    let label = UILabel()
    label.text = "Nothing to buy"
    tableView.tableFooterView = cookbook.shoppingList.isEmpty ? label : nil
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { cookbook.shoppingList.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    let item = cookbook.shoppingList[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = item.name
    content.secondaryText = item.isUrgent ? "\(item.aisle.rawValue), urgent" : item.aisle.rawValue
    cell.contentConfiguration = content
    cell.accessoryType = bought.contains(item.name) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let name = cookbook.shoppingList[indexPath.row].name
    if bought.remove(name) == nil { bought.insert(name) }
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    cookbook.removeItem(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    showNote()
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to target: IndexPath
  ) {
    cookbook.moveItem(from: sourceIndexPath.row, to: target.row)
  }
}
