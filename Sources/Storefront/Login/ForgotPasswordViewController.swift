import Foundation
import HeadlessUIKit

/// Asks for a username; uses a closure instead of a delegate because there is only one event to
/// report.
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

  /// Shows why the link can't be sent.
  func show(hint: String) { self.hint = hint }

  @ContentBuilder override var content: [ContentElement] {
    if let hint {
      Text(hint)
    }
    Text("A link to choose a new password is sent to your mail address.")
    Field("Username", text: username) { self.username = $0 }
    Button("Send Link") { self.send(self.username) }
  }
}
