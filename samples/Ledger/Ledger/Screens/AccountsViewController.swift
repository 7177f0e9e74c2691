import CoreData
import UIKit

protocol AccountsViewControllerDelegate: AnyObject {
  func accountsViewController(_ controller: AccountsViewController, didAdd name: String)
  func accountsViewController(_ controller: AccountsViewController, didDelete account: Account)
  func accountsViewController(_ controller: AccountsViewController, didSelect account: Account)
}

/// The accounts by their first letters, which a results controller keeps up to date row by row.
final class AccountsViewController: UITableViewController {
  weak var delegate: AccountsViewControllerDelegate?
  private let results: NSFetchedResultsController<Account>

  init(_ context: NSManagedObjectContext) {
    let request: NSFetchRequest<Account> = Account.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(
        key: "name", ascending: true,
        selector: #selector(NSString.localizedCaseInsensitiveCompare(_:)))
    ]
    results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context,
      sectionNameKeyPath: #keyPath(Account.initial), cacheName: nil)
    super.init(style: .insetGrouped)
    title = "Accounts"
    results.delegate = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "account")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
    do {
      try results.performFetch()
    } catch {
      title = error.localizedDescription
    }
  }

  @objc private func add() {
    let alert = UIAlertController(title: "New Account", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Create", style: .default) { [unowned self, unowned alert] _ in
        delegate?.accountsViewController(self, didAdd: alert.textFields?.first?.text ?? "")
      })
    present(alert, animated: true)
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int {
    results.sections?.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { results.sections?[section].numberOfObjects ?? 0 }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { results.sections?[section].name }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "account", for: indexPath)
    let account = results.object(at: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = account.name
    content.secondaryText = "\(account.balance)"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.accountsViewController(self, didSelect: results.object(at: indexPath))
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    delegate?.accountsViewController(self, didDelete: results.object(at: indexPath))
  }
}

extension AccountsViewController: NSFetchedResultsControllerDelegate {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>
  ) { tableView.beginUpdates() }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {
    switch type {
    case .insert: tableView.insertSections(IndexSet(integer: sectionIndex), with: .automatic)
    case .delete: tableView.deleteSections(IndexSet(integer: sectionIndex), with: .automatic)
    default: break
    }
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    switch (type, indexPath, newIndexPath) {
    case (.insert, _, let new?): tableView.insertRows(at: [new], with: .automatic)
    case (.delete, let old?, _): tableView.deleteRows(at: [old], with: .automatic)
    case (.update, let old?, _): tableView.reloadRows(at: [old], with: .automatic)
    case (.move, let old?, let new?):
      tableView.deleteRows(at: [old], with: .automatic)
      tableView.insertRows(at: [new], with: .automatic)
    default: break
    }
  }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>
  ) { tableView.endUpdates() }
}
