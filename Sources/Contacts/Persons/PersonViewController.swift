import HeadlessUIKit

/// Handles requests from a person's page.
protocol PersonViewControllerDelegate: AccountDelegate {}

/// Shows a person.
final class PersonViewController: UIViewController {
  private var person: Person?
  private var account: Account?
  private(set) weak var delegate: (any PersonViewControllerDelegate)?

  /// Sets the data and the delegate of the screen, before its view loads.
  func configure(
    person: Person, account: Account, delegate: any PersonViewControllerDelegate
  ) {
    self.person = person
    self.account = account
    self.delegate = delegate
    title = person.name
  }

  @ContentBuilder override var content: [ContentElement] {
    if let person {
      Text("email", person.email)
    }
    accountContent(of: account, delegate: delegate)
  }
}
