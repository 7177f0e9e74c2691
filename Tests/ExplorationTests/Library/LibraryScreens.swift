import Foundation
import HeadlessUIKit

/// A list of titles.
final class ListViewController: UITableViewController {
  var onSelect: ((String) -> Void)?
  private let rows: [String]

  init(title: String, rows: [String]) {
    self.rows = rows
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "title")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "title", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(rows[indexPath.row])
  }
}

/// A screen with views one below the other.
class ColumnViewController: UIViewController {
  private let column = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    column.axis = .vertical
    column.frame = view.bounds
    view.addSubview(column)
  }

  func add(_ view: UIView) { column.addArrangedSubview(view) }

  func addButton(_ title: String, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    add(button)
  }

  func addLabel(_ text: String) {
    let label = UILabel()
    label.text = text
    add(label)
  }
}

protocol BookViewControllerDelegate: AnyObject {
  func editButtonPressed()
  func lendButtonPressed()
}

/// A book.
final class BookViewController: ColumnViewController {
  weak var delegate: (any BookViewControllerDelegate)?
  private let holdsItself: Bool

  init(title: String, holdsItself: Bool) {
    self.holdsItself = holdsItself
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit",
      primaryAction: UIAction { [weak self] _ in self?.delegate?.editButtonPressed() })
    addLabel("An old edition.")
    if holdsItself {
      addButton("Lend") { self.delegate?.lendButtonPressed() }
    } else {
      addButton("Lend") { [weak self] in self?.delegate?.lendButtonPressed() }
    }
  }
}

protocol EditBookViewControllerDelegate: AnyObject {
  func cancelButtonPressed()
  func saveButtonPressed(_ title: String)
}

/// A form for a book.
final class EditBookViewController: ColumnViewController {
  weak var delegate: (any EditBookViewControllerDelegate)?
  private let titleField = UITextField()

  init(bookTitle: String) {
    super.init(nibName: nil, bundle: nil)
    titleField.text = bookTitle
    title = "Edit Book"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.delegate?.cancelButtonPressed() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [weak self] _ in
        self?.delegate?.saveButtonPressed(self?.titleField.text ?? "")
      })
    titleField.placeholder = "Title"
    add(titleField)
  }
}

/// A loan.
final class LoanViewController: ColumnViewController {
  var onReturn: (() -> Void)?

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addLabel("Due on Monday.")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Return", primaryAction: UIAction { [weak self] _ in self?.onReturn?() })
  }
}

/// The loans that are over.
final class ArchiveViewController: UIViewController {}

protocol SettingsViewControllerDelegate: AnyObject {
  func logInButtonPressed()
  func aboutButtonPressed()
  func latestLoanButtonPressed()
  func resetButtonPressed()
}

/// The settings.
final class SettingsViewController: ColumnViewController {
  weak var delegate: (any SettingsViewControllerDelegate)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    let reminders = UISwitch()
    reminders.accessibilityLabel = "Reminders"
    add(reminders)
    addButton("Log In") { [weak self] in self?.delegate?.logInButtonPressed() }
    addButton("About") { [weak self] in self?.delegate?.aboutButtonPressed() }
    addButton("Latest Loan") { [weak self] in self?.delegate?.latestLoanButtonPressed() }
    addButton("Reset") { [weak self] in self?.delegate?.resetButtonPressed() }
  }
}

/// What the app is.
final class AboutViewController: ColumnViewController {
  var onLicenses: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    addButton("Licenses") { [weak self] in self?.onLicenses?() }
  }
}

/// The form for logging in.
final class SignInViewController: ColumnViewController {
  var onEnd: (() -> Void)?
  var hasNoButtons = false
  private let nameField = UITextField()
  private let passwordField = UITextField()
  private let problemLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log In"
    if hasNoButtons { return addLabel("Please wait.") }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onEnd?() })
    nameField.placeholder = "Name"
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    problemLabel.isHidden = true
    for view in [nameField, passwordField, problemLabel] as [UIView] { add(view) }
    addButton("Log In") { [weak self] in self?.logIn() }
  }

  private func logIn() {
    problemLabel.text = "Enter your name and your password."
    problemLabel.isHidden = !(nameField.text ?? "").isEmpty && !(passwordField.text ?? "").isEmpty
    if problemLabel.isHidden { onEnd?() }
  }
}
