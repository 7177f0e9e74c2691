import HeadlessUIKit

/// Hears what is asked for on a person's page.
protocol PersonViewControllerDelegate: AccountDelegate {}

/// Shows a person.
final class PersonViewController: UIViewController {
  private var person: Person?
  private var account: Account?
  private(set) weak var delegate: (any PersonViewControllerDelegate)?

  /// Gives the screen what it shows and whom it tells, before its view loads.
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
