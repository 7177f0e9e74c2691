import Foundation
import HeadlessUIKit

/// Is notified when a person is selected.
protocol PersonsViewControllerDelegate: AccountDelegate {
  func didSelect(person: Person, in viewController: PersonsViewController)
}

/// Shows a list of persons.
final class PersonsViewController: UITableViewController {
  private var persons: [Person] = []
  private var account: Account?
  private(set) weak var delegate: (any PersonsViewControllerDelegate)?

  /// Sets the data and the delegate of the screen, before its view loads.
  func configure(
    persons: [Person], account: Account, delegate: any PersonsViewControllerDelegate
  ) {
    self.persons = persons
    self.account = account
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
      ?? UITableViewCell(style: .default, reuseIdentifier: "person")
    cell.textLabel?.text = persons[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.didSelect(person: persons[indexPath.row], in: self)
  }

  @ContentBuilder override var content: [ContentElement] {
    super.content
    accountContent(of: account, delegate: delegate)
  }
}
