import HeadlessUIKit

extension UIViewController {
  /// Returns the logged-in user with a logout button, or a login button for a guest.
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
