import Foundation
import HeadlessUIKit

/// A screen that asks for a username.
///
/// It uses a closure instead of a delegate because it reports only one event.
final class ForgotPasswordViewController: UIViewController {
  private var username = ""
  private var hint: String?
  private let send: (_ username: String) -> Void

  init(send: @escaping (_ username: String) -> Void) {
    self.send = send
    super.init(nibName: nil, bundle: nil)
    title = "Forgot password"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Shows a hint that explains why the link can't be sent.
  func show(hint: String) { self.hint = hint }

  @Content.Builder override var content: [Content.Element] {
    if let hint {
      Content.Text(hint)
    }
    Content.Text("A link to choose a new password is sent to your mail address.")
    Content.Field("Username", text: username) { self.username = $0 }
    Content.Button("Send Link") { self.send(self.username) }
  }
}
