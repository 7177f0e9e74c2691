import HeadlessUIKit

extension UIViewController {
  /// Returns the logged-in user with a logout button, or a login button for a guest.
  @Content.Builder
  func accountContent(
    of account: Account?, delegate: (any AccountDelegate)?
  ) -> [Content.Element] {
    if let username = account?.username {
      Content.Text("logged in", username)
      Content.Button("Log Out") { delegate?.logOutButtonPressed(in: self) }
    } else {
      Content.Button("Log In") { delegate?.logInButtonPressed(in: self) }
    }
  }
}
