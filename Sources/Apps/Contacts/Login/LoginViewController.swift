import HeadlessUIKit

/// A delegate that is notified when a button on the login form is pressed.
protocol LoginViewControllerDelegate: AnyObject {
  func loginButtonPressed(username: String, password: String)
  func signUpButtonPressed()
  func cancelButtonPressed()
}

/// A form for a username and a password.
final class LoginViewController: UIViewController {
  weak var delegate: (any LoginViewControllerDelegate)?
  private var username = ""
  private var password = ""
  private var hint: String?

  /// Shows a hint that explains why the login can't continue.
  func show(hint: String) { self.hint = hint }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.delegate?.cancelButtonPressed() })
  }

  @Content.Builder override var content: [Content.Element] {
    if let hint {
      Content.Text(hint)
    }
    Content.Field("Username", text: username) { self.username = $0 }
    Content.Field("Password", text: password, isSecure: true) { self.password = $0 }
    Content.Button("Log In") { self.logIn() }
    Content.Button("Sign Up") { self.delegate?.signUpButtonPressed() }
  }

  private func logIn() {
    hint = nil
    delegate?.loginButtonPressed(username: username, password: password)
  }
}
