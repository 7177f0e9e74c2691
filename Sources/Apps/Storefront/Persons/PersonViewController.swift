import HeadlessUIKit

/// A delegate that handles requests from a person's page.
protocol PersonViewControllerDelegate: AnyObject {
  func editButtonPressed(person: Person, in viewController: PersonViewController)
  func logInButtonPressed(in viewController: PersonViewController)
}

/// A screen that shows a person.
///
/// Only logged-in users see the contact details.
final class PersonViewController: UIViewController {
  private(set) var person: Person?
  private var isLoggedIn: () -> Bool = { false }
  private weak var delegate: (any PersonViewControllerDelegate)?

  /// Sets the screen's data and delegate before its view loads.
  ///
  /// `isLoggedIn` returns whether the user is logged in.
  func configure(
    person: Person, isLoggedIn: @escaping () -> Bool, delegate: any PersonViewControllerDelegate
  ) {
    self.isLoggedIn = isLoggedIn
    self.delegate = delegate
    show(person)
  }

  /// Replaces the person shown on the screen.
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

  @Content.Builder override var content: [Content.Element] {
    if let person {
      Content.Text("role", person.role)
      if isLoggedIn() {
        Content.Text("email", person.email)
      } else {
        Content.Text("email", "for logged-in users")
        Content.Button("Log In") { self.delegate?.logInButtonPressed(in: self) }
      }
    }
  }
}
