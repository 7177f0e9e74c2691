import CoreData
import UIKit

protocol EntriesViewControllerDelegate: AnyObject {
  func entriesViewControllerDidSelectAdd(_ controller: EntriesViewController)
  func entriesViewControllerDidSelectImport(_ controller: EntriesViewController)
  func entriesViewController(_ controller: EntriesViewController, didSelect entry: Entry)
}

/// The entries of an account, the largest first, whose rows are snapshots of a results controller.
final class EntriesViewController: UITableViewController {
  weak var delegate: EntriesViewControllerDelegate?
  let account: Account
  private let results: NSFetchedResultsController<Entry>
  private lazy var dataSource = UITableViewDiffableDataSource<String, NSManagedObjectID>(
    tableView: tableView
  ) { [unowned self] tableView, indexPath, id in
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    guard
      let entry = try? results.managedObjectContext.existingObject(with: id) as? Entry
    else { return cell }
    var content = cell.defaultContentConfiguration()
    content.text = entry.note
    content.secondaryText = "\(entry.amount)"
    cell.contentConfiguration = content
    return cell
  }

  init(_ account: Account, in context: NSManagedObjectContext) {
    self.account = account
    let request: NSFetchRequest<Entry> = Entry.fetchRequest()
    request.predicate = NSPredicate(format: "%K == %@", #keyPath(Entry.account), account)
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Entry.amount, ascending: false)]
    results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil,
      cacheName: nil)
    super.init(style: .plain)
    title = account.name
    results.delegate = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    tableView.dataSource = dataSource
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: "Add Entry", style: .plain, target: self, action: #selector(addEntry)),
      UIBarButtonItem(title: "Import", style: .plain, target: self, action: #selector(importAll)),
    ]
    try? results.performFetch()
  }

  @objc private func addEntry() { delegate?.entriesViewControllerDidSelectAdd(self) }
  @objc private func importAll() { delegate?.entriesViewControllerDidSelectImport(self) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.entriesViewController(self, didSelect: results.object(at: indexPath))
  }
}

extension EntriesViewController: NSFetchedResultsControllerDelegate {
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    dataSource.apply(
      snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>,
      animatingDifferences: view.window != nil)
  }
}
