import HeadlessUIKit

extension UIViewController {
  /// The logged-in user with a button to log out, or a button to log in.
  @ContentBuilder
  func accountContent(
    of account: Account?, delegate: (any AccountDelegate)?
  ) -> [ContentElement] {
    if let username = account?.username {
      Text("logged in", username)
      Button("Log Out") { delegate?.logOutButtonPressed(in: self) }
    } else {
      Button("Log In") { delegate?.logInButtonPressed(in: self) }
    }
  }
}
