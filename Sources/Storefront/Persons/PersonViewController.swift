import HeadlessUIKit

/// Handles requests from a person's page.
protocol PersonViewControllerDelegate: AnyObject {
  func editButtonPressed(person: Person, in viewController: PersonViewController)
  func logInButtonPressed(in viewController: PersonViewController)
}

/// Shows a person; only logged-in users see the contact details.
final class PersonViewController: UIViewController {
  private(set) var person: Person?
  private var isLoggedIn: () -> Bool = { false }
  private weak var delegate: (any PersonViewControllerDelegate)?

  /// Sets the data and the delegate of the screen, before its view loads; `isLoggedIn` is the
  /// service that returns whether the user is logged in.
  func configure(
    person: Person, isLoggedIn: @escaping () -> Bool, delegate: any PersonViewControllerDelegate
  ) {
    self.isLoggedIn = isLoggedIn
    self.delegate = delegate
    show(person)
  }

  /// Replaces the person on the screen.
  func show(_ person: Person) {
    self.person = person
    title = person.name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self, let person else { return }
        delegate?.editButtonPressed(person: person, in: self)
      })
  }

  @ContentBuilder override var content: [ContentElement] {
    if let person {
      Text("role", person.role)
      if isLoggedIn() {
        Text("email", person.email)
      } else {
        Text("email", "for logged-in users")
        Button("Log In") { self.delegate?.logInButtonPressed(in: self) }
      }
    }
  }
}
