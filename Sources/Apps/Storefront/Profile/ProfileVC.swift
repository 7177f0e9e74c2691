import Foundation
import HeadlessUIKit

/// A delegate that handles requests from the profile screen.
protocol ProfileVCDelegate: AnyObject {
  func goToSettings()
  func goToFavorites()
  func logInButtonPressed()
  func logOutButtonPressed()
}

/// A screen that shows the logged-in user and leads to the user's own pages.
final class ProfileVC: UIViewController {
  weak var delegate: (any ProfileVCDelegate)?
  private let user: () -> User?

  /// Creates the screen.
  ///
  /// `user` returns the logged-in user, or nil for a guest.
  init(user: @escaping () -> User?, delegate: any ProfileVCDelegate) {
    self.user = user
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  @Content.Builder override var content: [Content.Element] {
    let user = user()
    Content.Text("logged in", user?.name ?? "nobody")
    Content.Button("Settings") { self.delegate?.goToSettings() }
    Content.Button("Favorites") { self.delegate?.goToFavorites() }
    if user == nil {
      Content.Button("Log In") { self.delegate?.logInButtonPressed() }
    } else {
      Content.Button("Log Out") { self.delegate?.logOutButtonPressed() }
    }
  }
}
