import HeadlessUIKit

/// Hears what is asked for on a person's page.
protocol PersonViewControllerDelegate: AnyObject {
  func editButtonPressed(person: Person, in viewController: PersonViewController)
  func logInButtonPressed(in viewController: PersonViewController)
}

/// Shows a person; how to reach them is for those who are logged in.
final class PersonViewController: UIViewController {
  private(set) var person: Person?
  private var isLoggedIn: () -> Bool = { false }
  private weak var delegate: (any PersonViewControllerDelegate)?

  /// Gives the screen what it shows and whom it tells, before its view loads; `isLoggedIn` is the
  /// service that says whether a guest is looking.
  func configure(
    person: Person, isLoggedIn: @escaping () -> Bool, delegate: any PersonViewControllerDelegate
  ) {
    self.isLoggedIn = isLoggedIn
    self.delegate = delegate
    show(person)
  }

  /// Shows a person in place of the one that is shown.
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
        Text("email", "for those who are logged in")
        Button("Log In") { self.delegate?.logInButtonPressed(in: self) }
      }
    }
  }
}
