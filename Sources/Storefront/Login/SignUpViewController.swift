import Foundation
import HeadlessUIKit

/// A delegate that is notified when the user submits the sign-up form.
protocol SignUpViewControllerDelegate: AnyObject {
  func signUpButtonPressed(user: User)
}

/// A form for creating an account.
final class SignUpViewController: UIViewController {
  weak var delegate: (any SignUpViewControllerDelegate)?
  private var name = ""
  private var username = ""
  private var password = ""
  private var hint: String?

  init(delegate: any SignUpViewControllerDelegate) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = "Sign Up"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Shows a hint that explains why the sign-up can't continue.
  func show(hint: String) { self.hint = hint }

  @ContentBuilder override var content: [ContentElement] {
    if let hint {
      Text(hint)
    }
    Field("Name", text: name) { self.name = $0 }
    Field("Username", text: username) { self.username = $0 }
    Field("Password", text: password, isSecure: true) { self.password = $0 }
    Button("Sign Up") {
      self.delegate?.signUpButtonPressed(
        user: User(username: self.username, password: self.password, name: self.name))
    }
  }
}
