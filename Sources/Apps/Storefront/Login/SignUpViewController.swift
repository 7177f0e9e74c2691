import Foundation
import HeadlessUIKit

/// A delegate that is notified when the user submits the sign-up form.
protocol SignUpViewControllerDelegate: AnyObject {
  func signUpButtonPressed(user: User)
}

/// A form for creating an account, made of UIKit's text fields.
final class SignUpViewController: UIViewController {
  weak var delegate: (any SignUpViewControllerDelegate)?
  private let hintLabel = UILabel()
  private let nameField = UITextField()
  private let usernameField = UITextField()
  private let passwordField = UITextField()
  private let signUpButton = UIButton(type: .system)

  init(delegate: any SignUpViewControllerDelegate) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = "Sign Up"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    hintLabel.isHidden = true
    hintLabel.numberOfLines = 0
    nameField.placeholder = "Name"
    nameField.textContentType = .name
    usernameField.placeholder = "Username"
    usernameField.autocapitalizationType = .none
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    signUpButton.setTitle("Sign Up", for: .normal)
    signUpButton.addAction(UIAction { [weak self] _ in self?.signUp() }, for: .touchUpInside)

    let fields = [nameField, usernameField, passwordField]
    for (field, next) in zip(fields, fields.dropFirst()) {
      field.returnKeyType = .next
      field.addAction(
        UIAction { [weak next] _ in next?.becomeFirstResponder() }, for: .editingDidEndOnExit)
    }
    passwordField.returnKeyType = .join
    passwordField.addAction(
      UIAction { [weak self] _ in self?.signUp() }, for: .editingDidEndOnExit)

    let stack = UIStackView(arrangedSubviews: [hintLabel] + fields + [signUpButton])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  /// Shows a hint that explains why the sign-up can't continue.
  func show(hint: String) {
    hintLabel.text = hint
    hintLabel.isHidden = false
  }

  private func signUp() {
    delegate?.signUpButtonPressed(
      user: User(
        username: usernameField.text ?? "", password: passwordField.text ?? "",
        name: nameField.text ?? ""))
  }
}
