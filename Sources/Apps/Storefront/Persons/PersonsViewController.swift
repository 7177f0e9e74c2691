import Foundation
import HeadlessUIKit

/// A delegate that is notified when the user selects a person.
protocol PersonsViewControllerDelegate: AnyObject {
  func didSelect(person: Person, in viewController: PersonsViewController)
}

/// A screen that shows a list of people.
final class PersonsViewController: UITableViewController {
  /// Called when the user swipes a person and taps Edit; without it, there is nothing to swipe.
  var onEdit: ((Person) -> Void)?
  private var persons: [Person] = []
  private weak var delegate: (any PersonsViewControllerDelegate)?

  /// Sets the screen's data and delegate.
  func configure(persons: [Person], delegate: any PersonsViewControllerDelegate) {
    self.persons = persons
    self.delegate = delegate
    if isViewLoaded { tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    persons.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "person")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "person")
    let person = persons[indexPath.row]
    cell.textLabel?.text = person.name
    cell.detailTextLabel?.text = person.role
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.didSelect(person: persons[indexPath.row], in: self)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let onEdit else { return nil }
    let person = persons[indexPath.row]
    let edit = UIContextualAction(style: .normal, title: "Edit") { _, _, completion in
      onEdit(person)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [edit])
  }
}
