import Foundation
import HeadlessUIKit

/// A screen that shows the user's account and lets the user change the name.
final class AccountViewController: UIViewController {
  private let username: String
  private var name: String
  private let rename: (String) -> Void

  /// Creates the screen for a user.
  ///
  /// `rename` is called with each new name.
  init(user: User, rename: @escaping (String) -> Void) {
    username = user.username
    name = user.name
    self.rename = rename
    super.init(nibName: nil, bundle: nil)
    title = "Account"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  @Content.Builder override var content: [Content.Element] {
    Content.Text("username", username)
    Content.Field("Name", text: name) {
      self.name = $0
      self.rename($0)
    }
  }
}
