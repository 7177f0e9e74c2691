import Foundation
import HeadlessUIKit

/// A delegate that is notified when the user selects a person.
protocol PersonsViewControllerDelegate: AccountDelegate {
  func didSelect(person: Person, in viewController: PersonsViewController)
}

/// A screen that shows a list of people.
final class PersonsViewController: UITableViewController {
  private var persons: [Person] = []
  private var account: Account?
  private(set) weak var delegate: (any PersonsViewControllerDelegate)?

  /// Sets the screen's data and delegate before its view loads.
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

  @Content.Builder override var content: [Content.Element] {
    super.content
    accountContent(of: account, delegate: delegate)
  }
}
