import HeadlessUIKit

/// A delegate that handles requests from a person's page.
protocol PersonViewControllerDelegate: AccountDelegate {}

/// A screen that shows a person.
final class PersonViewController: UIViewController {
  private var person: Person?
  private var account: Account?
  private(set) weak var delegate: (any PersonViewControllerDelegate)?

  /// Sets the screen's data and delegate before its view loads.
  func configure(
    person: Person, account: Account, delegate: any PersonViewControllerDelegate
  ) {
    self.person = person
    self.account = account
    self.delegate = delegate
    title = person.name
  }

  @Content.Builder override var content: [Content.Element] {
    if let person {
      Content.Text("email", person.email)
    }
    accountContent(of: account, delegate: delegate)
  }
}
