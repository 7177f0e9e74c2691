import Foundation
import HeadlessUIKit

/// Is notified when a person is selected.
protocol PersonsViewControllerDelegate: AnyObject {
  func didSelect(person: Person, in viewController: PersonsViewController)
}

/// Shows a list of persons.
final class PersonsViewController: UITableViewController {
  private var persons: [Person] = []
  private weak var delegate: (any PersonsViewControllerDelegate)?

  /// Sets the data and the delegate of the screen, before its view loads.
  func configure(persons: [Person], delegate: any PersonsViewControllerDelegate) {
    self.persons = persons
    self.delegate = delegate
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
}
