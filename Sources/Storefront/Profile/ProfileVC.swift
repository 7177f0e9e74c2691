import Foundation
import HeadlessUIKit

/// Handles requests from the profile.
protocol ProfileVCDelegate: AnyObject {
  func goToSettings()
  func goToFavorites()
  func logInButtonPressed()
  func logOutButtonPressed()
}

/// Shows the logged-in user, and leads to the user's own pages.
final class ProfileVC: UIViewController {
  weak var delegate: (any ProfileVCDelegate)?
  private let user: () -> User?

  /// Creates the screen; `user` is the service that returns the logged-in user.
  init(user: @escaping () -> User?, delegate: any ProfileVCDelegate) {
    self.user = user
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  @ContentBuilder override var content: [ContentElement] {
    let user = user()
    Text("logged in", user?.name ?? "nobody")
    Button("Settings") { self.delegate?.goToSettings() }
    Button("Favorites") { self.delegate?.goToFavorites() }
    if user == nil {
      Button("Log In") { self.delegate?.logInButtonPressed() }
    } else {
      Button("Log Out") { self.delegate?.logOutButtonPressed() }
    }
  }
}
